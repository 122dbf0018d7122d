import { createWordsSearch } from '@spearmint/config/words'
import type { Element, ElementData, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { createAnchorIds, type Page, visit } from '../../core/index.ts'
import { addUpdateFilter } from '../components/update/add-update-filter.ts'
import { aliasHeadings } from './alias-headings.ts'
import { collectToc } from './collect-toc.ts'
import { extractAside } from './extract-aside.ts'
import { fixOutline } from './fix-outline.ts'
import { demoteTitles, linkHeadings } from './headings.ts'
import { markZoomable } from './mark-zoomable.ts'
import { type ElementTools, prepareElements } from './prepare-elements.ts'
import { resolveReferences } from './resolve-references.ts'
import { unnestLinks } from './unnest-links.ts'

const words = createWordsSearch({})()

/** Runs a step on a fragment and gives the HTML after it. */
function after(
  html: string,
  step: (tree: Root, tools: ElementTools) => unknown,
  tools: ElementTools = { words },
): string {
  const tree = fromHtml(html, { fragment: true })
  step(tree, tools)
  return toHtml(tree)
}

function toPage(title = 'Title', mode?: 'custom' | 'wide'): Pick<Page, 'title' | 'frontmatter'> {
  const flags = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false }
  return { title, frontmatter: { ...flags, ...(mode && { mode }), raw: {} } }
}

describe('heading transforms', () => {
  it('add IDs and links, and number repeated headings', () => {
    const html = after('<h2>Set up</h2><h3>Set <code>up</code></h3><h2 id="own">x</h2><h2>🚀</h2>', (tree) =>
      linkHeadings(tree, createAnchorIds()),
    )
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="set-up"', 'id="set-up-2"', 'id="own"', 'id="section"'])
    expect(html).toContain('<h2 id="set-up"><a class="heading-anchor" href="#set-up">Set up</a></h2>')
  })

  it('leave what components compute out of IDs, unless there is nothing else', () => {
    const heading = (...children: Element['children']): Element => ({
      type: 'element',
      tagName: 'h2',
      properties: {},
      children,
    })
    const badge: Element = {
      ...heading({ type: 'text', value: '5+' }),
      tagName: 'b',
      data: { isComputed: true } as never,
    }
    const tree: Root = { type: 'root', children: [heading({ type: 'text', value: 'Routing ' }, badge), heading(badge)] }
    linkHeadings(tree, createAnchorIds())
    expect(toHtml(tree).match(/id="[^"]+"/g)).toEqual(['id="routing"', 'id="5+"'])
  })

  it('claim IDs from the author before generating IDs from text', () => {
    const html = after('<h2>Setup</h2><p id="x"></p><h2>X</h2><h2 id="setup">Other</h2>', (tree) =>
      linkHeadings(tree, createAnchorIds()),
    )
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="setup-2"', 'id="x"', 'id="x-2"', 'id="setup"'])
  })

  it.each([
    ["<h2>What's new</h2>", ['whats-new', 'what’s-new']],
    ['<h2>Fees &amp; billing</h2>', ['fees--billing', 'fees-&-billing']],
    ['<h2>Config.json</h2>', ['configjson', 'config-json']],
    ['<h2>a</h2><h3>A</h3><h3>a</h3>', ['a', 'a-1', 'a-2', 'a-3']],
    ['<h2>Plain words</h2>', ['plain-words']],
    ['<h2>🚀</h2>', ['section']],
  ])('add aliases as on GitHub: %s', (html, expected) => {
    const made = after(html, (tree) => {
      const ids = createAnchorIds()
      linkHeadings(tree, ids)
      aliasHeadings(tree, ids)
    })
    const ids = [...made.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]?.replaceAll('&#x26;', '&'))
    expect(ids.sort()).toEqual(expected.sort())
  })

  it('add no link to a heading that contains a link or another control', () => {
    expect(after('<h2>x <button>y</button></h2>', (tree) => linkHeadings(tree, createAnchorIds()))).toBe(
      '<h2 id="x-y">x <button>y</button></h2>',
    )
    expect(after('<h2><a href="/x">x</a></h2>', (tree) => linkHeadings(tree, createAnchorIds()))).toBe(
      '<h2 id="x"><a href="/x">x</a></h2>',
    )
  })

  it.each([
    ['<h1>Title</h1><p>a</p>', '<p>a</p>'],
    ['<h1>Other</h1><h1>Title</h1>', '<h2>Other</h2><h2>Title</h2>'],
  ])('demote the first level: %s', (html, expected) => {
    expect(after(html, (tree) => demoteTitles(tree, toPage()))).toBe(expected)
  })

  it('keep the tags of authors, and take them as the title of a page that shows none', () => {
    const html = '<h1>Title</h1><h5>a</h5>'
    const finish = (mode?: 'custom' | 'wide') => (tree: Root) => {
      for (const child of tree.children) if (child.type === 'element') child.data = { isTag: true } as ElementData
      demoteTitles(tree, toPage('Other', mode))
      fixOutline(tree)
    }
    expect(after(html, finish())).toBe('<h1 aria-level="2">Title</h1><h5 aria-level="3">a</h5>')
    expect(after(html, finish('wide'))).toBe('<h1 aria-level="2">Title</h1><h5 aria-level="3">a</h5>')
    expect(after(html, finish('custom'))).toBe('<h1>Title</h1><h5 aria-level="2">a</h5>')
  })

  it('keep a first heading that repeats a title that the page does not show', () => {
    expect(after('<h1>Title</h1>', (tree) => demoteTitles(tree, toPage('Title', 'custom')))).toBe('<h2>Title</h2>')
  })

  it('collect the table of contents without collapsed headings', () => {
    const tree = fromHtml(
      '<h2>A <code>b</code></h2><h5>no</h5><details><h2>closed</h2></details><div><h3>C</h3></div><h4 id="d">D<span class="tooltip-bubble">tip</span></h4>',
      { fragment: true },
    )
    linkHeadings(tree, createAnchorIds())
    expect(collectToc(tree)).toEqual([
      { id: 'a-b', text: 'A b', depth: 2 },
      { id: 'c', text: 'C', depth: 3 },
      { id: 'd', text: 'D', depth: 4 },
    ])
  })

  it('collect no headings of the levels 5 and 6, whatever level the outline gives them', () => {
    const tree = fromHtml('<h2 id="a">A</h2><h5 id="b">B</h5><h6 id="c">C</h6>', { fragment: true })
    for (const child of tree.children)
      if (child.type === 'element') child.data = { isTag: child.tagName === 'h5' } as ElementData
    fixOutline(tree)
    expect(collectToc(tree)).toEqual([{ id: 'a', text: 'A', depth: 2 }])
  })
})

describe('unnestLinks', () => {
  it.each([
    [
      '<a href="/y"><h3 id="b"><a class="heading-anchor" href="#b">B</a></h3></a>',
      '<a href="/y"><h3 id="b">B</h3></a>',
    ],
    [
      '<a href="/y">a <b><a id="i" class="c" href="/z">b</a></b></a>',
      '<a href="/y">a <b><span id="i" class="c">b</span></b></a>',
    ],
    [
      '<summary><h3 id="b"><a class="heading-anchor" href="#b">B</a></h3><a href="/z">c</a></summary>',
      '<summary><h3 id="b">B</h3><a href="/z">c</a></summary>',
    ],
  ])('keeps the outer link of %s', (html, expected) => {
    // An HTML parser would split nested links.
    const tree = fromHtml(html.replace(/(<\/?)a\b/g, '$1x-a'), { fragment: true })
    visit(tree, 'element', (element) => {
      if (element.tagName === 'x-a') element.tagName = 'a'
    })
    unnestLinks(tree)
    expect(toHtml(tree)).toBe(expected)
  })
})

describe('fixOutline', () => {
  it.each([
    ['<h2></h2><h3></h3><h3></h3><h2></h2>', [2, 3, 3, 2]],
    ['<h3></h3><h3></h3><h2></h2><h4></h4>', [2, 2, 2, 3]],
    ['<h4></h4><h3></h3><h5></h5>', [2, 2, 3]],
  ])('%s', (html, levels) => {
    const headings = fromHtml(after(html, fixOutline), { fragment: true }).children as Element[]
    expect(headings.map(({ tagName }) => Number(tagName.slice(1)))).toEqual(levels)
  })
})

describe('fixOutline', () => {
  it('preserves the size of the headings it changes', () => {
    expect(after('<h2>a</h2><h4 class="x">b</h4>', fixOutline)).toBe('<h2>a</h2><h3 class="x as-h4">b</h3>')
  })
})

describe('extractAside', () => {
  it('puts the request above the response and keeps the rest', () => {
    const tree = fromHtml(
      '<p>a</p><div data-slot="aside" id="response-example">2</div><div data-slot="aside" id="request-example">1</div>',
      { fragment: true },
    )
    expect(toHtml({ type: 'root', children: extractAside(tree) })).toBe(
      '<div id="request-example">1</div><div id="response-example">2</div>',
    )
    expect(toHtml(tree)).toBe('<p>a</p>')
  })
})

describe('prepareElements', () => {
  it('lets long names in cells break between their parts', () => {
    const row = (name: string) => `<tr><td><code>${name}</code></td></tr>`
    const table = (...names: string[]) => `<table><tbody>${names.map(row).join('')}</tbody></table>`
    const html = after(table('SHORT_NAME', 'CREATE_USER_GROUP_MEMBERSHIP'), prepareElements)
    expect(html).toContain(row('SHORT_NAME'))
    expect(html).toContain('<td class="cell-wrap"><code>CREATE_<wbr>USER_<wbr>GROUP_<wbr>MEMBERSHIP</code></td>')
  })

  it.each([
    [
      `<table><tbody><tr><td>yes</td><td class="a">${'word '.repeat(9)}</td></tr></tbody></table>`,
      `<div class="table-scroll" tabindex="0" role="group" aria-label="Table" data-sm="scroll-area"><table><tbody><tr><td>yes</td><td class="a cell-long">${'word '.repeat(9)}</td></tr></tbody></table></div>`,
    ],
    [
      '<table></table>',
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Table" data-sm="scroll-area"><table></table></div>',
    ],
    [
      '<table><tbody><tr><td align="right">1</td><td align="justify" class="a">2</td></tr></tbody></table>',
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Table" data-sm="scroll-area"><table><tbody><tr><td class="align-right">1</td><td class="a">2</td></tr></tbody></table></div>',
    ],
    [
      '<table><thead><tr><th></th><th>a</th></tr></thead></table>',
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Table" data-sm="scroll-area"><table><thead><tr><td></td><th>a</th></tr></thead></table></div>',
    ],
    [
      '<a href="x"><img src="a" alt="Acme "> acme</a>',
      '<a href="x"><img src="a" alt="" loading="lazy" decoding="async"> acme</a>',
    ],
    ['<img src="a">', '<img src="a" loading="lazy" decoding="async" alt="">'],
    [
      '<iframe src="//a.example"></iframe>',
      '<iframe src="//a.example" title="Embedded content" loading="lazy"></iframe>',
    ],
    ['<iframe src="//a.example" title="T"></iframe>', '<iframe src="//a.example" title="T" loading="lazy"></iframe>'],
    [
      '<iframe src="//a.example" title="T" width="560" height="315"></iframe>',
      '<iframe src="//a.example" title="T" width="560" height="315" loading="lazy" style="aspect-ratio: 560 / 315; height: auto"></iframe>',
    ],
    [
      '<iframe src="//a.example" title="T" width="100%" height="315"></iframe>',
      '<iframe src="//a.example" title="T" width="100%" height="315" loading="lazy"></iframe>',
    ],
    [
      '<iframe src="//a.example" title="T" width="5" height="3" class="w-full aspect-video"></iframe>',
      '<iframe src="//a.example" title="T" width="5" height="3" class="w-full aspect-video" loading="lazy"></iframe>',
    ],
    ['<video autoplay></video>', '<video autoplay playsinline loop muted></video>'],
    ['<input type="checkbox">', '<input type="checkbox" aria-label="Task">'],
    [
      '<li><input type="checkbox"> Do <b>this</b> <ul><li><input type="checkbox"> first</li></ul></li>',
      '<li><input type="checkbox" aria-label="Do this"> Do <b>this</b> <ul><li><input type="checkbox" aria-label="first"> first</li></ul></li>',
    ],
    ['<label><input type="checkbox">Agree</label>', '<label><input type="checkbox" aria-label="Agree">Agree</label>'],
  ])('%s', (html, expected) => {
    expect(after(html, prepareElements)).toBe(expected)
  })

  it.each([
    ['<img src="/a.png">', ' width="800" height="600"'],
    ['<img src="/a.png" width="400">', ' width="400" height="300"'],
    ['<img src="/a.png" width="400px">', ' width="400" height="300"'],
    ['<img src="/a.png" class="block dark:hidden">', ' width="800" height="600"'],
    ['<table><tbody><tr><td><img src="/a.png"></td></tr></tbody></table>', ' width="800" height="600"'],
    ['<img src="/unknown.png">', ''],
    ['<img src="/a.png" width="50%">', ''],
    ['<img src="/a.png" height="20">', ''],
    ['<img src="/a.png" style="height: 2rem">', ''],
    ['<img src="/a.png" class="hero">', ''],
  ])('reserves the place of images that nothing else gives a size: %s', (html, added) => {
    const findImageSize = (src: string) => (src === '/a.png' ? ([800, 600] as const) : undefined)
    const [image = ''] = /<img[^>]*>/.exec(after(html, prepareElements, { words, findImageSize })) ?? []
    const [written = ''] = /<img[^>]*>/.exec(after(html, prepareElements)) ?? []
    const sizeless = (tag: string) => (added === '' ? tag : tag.replace(/ (?:width|height)="[^"]*"/g, ''))
    expect(sizeless(image)).toBe(sizeless(written))
    expect(image).toContain(added)
  })
})

describe('markZoomable', () => {
  it.each([
    ['<p><img src="a"></p>', true],
    ['<img src="a" width="640" class="block dark:hidden">', true],
    ['<img src="a" nozoom>', false],
    ['<img src="a" nozoom="false">', true],
    ['<div nozoom><img src="a"></div>', false],
    ['<a href="x"><span><img src="a"></span></a>', false],
    ['<details><summary><img src="a"></summary></details>', false],
    ['<div class="card"><img src="a"></div>', false],
    ['<img src="a" class="icon-image">', false],
    ['<img src="a" width="24">', false],
    ['<img src="a" height="20px">', false],
    ['<img src="a" width="50%">', true],
  ])('%s: %s', (html, isZoomable) => {
    const marked = after(html, markZoomable)
    expect(/class="[^"]*\bzoomable"/.test(marked)).toBe(isZoomable)
    expect(marked).not.toContain('nozoom')
  })
})

describe('addUpdateFilter', () => {
  const toUpdate = (...tags: string[]): string =>
    `<section class="update"><ul class="update-tags">${tags.map((tag) => `<li>${tag}</li>`).join('')}</ul></section>`

  it('adds each tag once above the entries', () => {
    const html = after(`<p>x</p><div>${toUpdate('a')}${toUpdate('b', 'a')}</div>`, (tree) =>
      addUpdateFilter(tree, words),
    )
    expect(html).toMatch(/^<p>x<\/p><div><div id="changelog-filters".*<\/div><section class="update">/)
    expect(html.match(/aria-pressed="false">\w/g)).toEqual(['aria-pressed="false">a', 'aria-pressed="false">b'])
  })

  it.each([[''], [toUpdate('a')], [toUpdate() + toUpdate()]])('does not change %j', (html) => {
    expect(after(html, (tree) => addUpdateFilter(tree, words))).toBe(html)
  })
})

describe('resolveReferences', () => {
  const resolver = {
    resolveHref: (href: string) => (href.startsWith('javascript:') ? undefined : href.replace(/^\//, '/base/')),
    resolveAsset: (src: string) => src.replace(/^\//, '/base/'),
  }
  it.each([
    ['<a href="/x">x</a>', '<a href="/base/x">x</a>'],
    ['<a href="javascript:x">x</a>', '<a>x</a>'],
    ['<a href="https://a.b">x</a>', '<a href="https://a.b" target="_blank" rel="noopener">x</a>'],
    ['<a href="mailto:a@b.c">x</a>', '<a href="mailto:a@b.c">x</a>'],
    ['<a href="https://a.b" target="_self">x</a>', '<a href="https://a.b" target="_self" rel="noopener">x</a>'],
    [
      '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
      '<img src="/base/a.png" srcset="/base/a.png 1x, /base/b.png 2x">',
    ],
    ['<video src="/a" poster="/b"></video>', '<video src="/base/a" poster="/base/b"></video>'],
  ])('%s', (html, expected) => {
    expect(after(html, (tree) => resolveReferences(tree, resolver))).toBe(expected)
  })
})
