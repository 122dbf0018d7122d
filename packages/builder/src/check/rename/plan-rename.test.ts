import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import { loadLinkSite } from '../../build/index.ts'
import { type SourceFolder, toPermalink } from '../../core/index.ts'
import { planMoves } from './plan-moves.ts'
import { planRename, type RenamePlan } from './plan-rename.ts'

/** True for `npm run test:full`. */
const FULL = process.env.SPEARMINT_FULL === '1'

type Files = Record<string, string>

const CONFIG = `{
  // Ours.
  "name": "Acme",
  "logo": { "light": "/images/a.svg", "dark": "/images/b.svg" },
  "topbarLinks": [{ "name": "A", "url": "/guides/a#start" }],
  "tabs": [{ "name": "Guides", "url": "guides" }],
  "redirects": [
    { "source": "/first", "destination": "/guides/a" }
  ],
  "navigation": [
    { "group": "All", "pages": ["index", "guides/a", { "group": "More", "pages": [ "guides/b" ,"guides/index"] }] }
  ]
}
`

const SITE: Files = {
  'mint.json': CONFIG,
  'index.mdx': '[a](guides/a) [b](/guides/b.mdx)',
  'guides/index.mdx': '[a](a) ![pic](../images/a.svg)',
  'guides/a.mdx': '---\ntitle: A\n---\n\n[b](./b#x)\n\n![pic](../images/a.svg)\n',
  'guides/b.mdx': 'B',
  'images/a.svg': '<svg/>',
  'images/b.svg': '<svg/>',
  'snippets/note.mdx': 'See [a](/guides/a).',
}

async function plan(files: Files, from: string, to: string, addsRedirects = false): Promise<RenamePlan> {
  const source = createMemorySource(files)
  const moves = planMoves(from, to, Object.keys(files))
  if ('message' in moves) throw new Error(moves.message)
  const planned = await planRename(source, { moves, addsRedirects }, loadLinkSite)
  if (planned === undefined) throw new Error('The configuration cannot be used.')
  return planned
}

/** The files after the rename. */
async function rename(files: Files, from: string, to: string, addsRedirects = false): Promise<Files> {
  const { moves, texts } = await plan(files, from, to, addsRedirects)
  const changed = { ...files, ...Object.fromEntries(texts.map(({ file, text }) => [file, text])) }
  return Object.fromEntries(Object.entries(changed).map(([path, text]) => [moves.files.get(path) ?? path, text]))
}

/** The text of one page after renaming `guides/a` to `tutorials/first`. */
async function renameIn(text: string, file = 'guides/b.mdx'): Promise<string> {
  const files = await rename({ ...SITE, [file]: text }, 'guides/a', 'tutorials/first')
  return files[file] ?? ''
}

describe('planRename for the specs of docs.json', () => {
  const docs = (openapi: unknown, entry: string): string =>
    JSON.stringify({ navigation: { groups: [{ group: 'API', openapi, pages: ['index', entry] }] } })
  const site = {
    'docs.json': docs({ source: 'specs/a.json', overlays: ['/specs/b.yaml'] }, '/specs/a.json GET /specs/a.json'),
    'index.mdx': 'Text.',
    'specs/a.json': '{"openapi":"3.1.0","paths":{}}',
    'specs/b.yaml': 'overlay: 1.0.0\nactions: []\n',
  }

  it('renames them in `openapi`, in `overlays` and in entries for operations', async () => {
    const files = await rename(site, 'specs', 'apis')
    expect(JSON.parse(files['docs.json'] ?? '')).toEqual(
      JSON.parse(docs({ source: 'apis/a.json', overlays: ['/apis/b.yaml'] }, '/apis/a.json GET /specs/a.json')),
    )
    expect(Object.keys(files)).toContain('apis/a.json')
  })
})

describe('planRename for links to the renamed page', () => {
  it.each([
    ['[a](/guides/a)', '[a](/tutorials/first)'],
    ['[a](/guides/a/)', '[a](/tutorials/first/)'],
    ['[a](/guides/a.mdx#x "Title")', '[a](/tutorials/first.mdx#x "Title")'],
    ['[a](a)', '[a](../tutorials/first)'],
    ['[a](./a?x=1#y)', '[a](../tutorials/first?x=1#y)'],
    ['[a](../guides/a)', '[a](../tutorials/first)'],
    ['[a](guides/a)', '[a](tutorials/first)'],
    ['[a](</guides/a>)', '[a](</tutorials/first>)'],
    [
      '[the [a] \\] `x`](/guides/a) and **[b](/guides/b)**',
      '[the [a] \\] `x`](/tutorials/first) and **[b](/guides/b)**',
    ],
    ['[![p](/images/a.svg)](/guides/a)', '[![p](/images/a.svg)](/tutorials/first)'],
    ['[a][1]\n\n[1]: /guides/a "T"', '[a][1]\n\n[1]: /tutorials/first "T"'],
    ['> | a |\n> | - |\n> | [a](/guides/a) |', '> | a |\n> | - |\n> | [a](/tutorials/first) |'],
    ['<Card title="A" href="/guides/a" icon="a" />', '<Card title="A" href="/tutorials/first" icon="a" />'],
    ["<a href='/guides/a#x'>a</a>", "<a href='/tutorials/first#x'>a</a>"],
    ['<a href={"/guides/a"}>a</a>', '<a href={"/tutorials/first"}>a</a>'],
    [
      '<a href={true ? "/guides/a" : "/x"} title={"/guides/a"}>a</a>',
      '<a href={true ? "/tutorials/first" : "/x"} title={"/guides/a"}>a</a>',
    ],
    [
      'export const all = [{ href: "/guides/a", text: "/guides/a" }]\n\n{all.map((x) => <a href={x.href}>{x.text}</a>)}',
      'export const all = [{ href: "/tutorials/first", text: "/guides/a" }]\n\n{all.map((x) => <a href={x.href}>{x.text}</a>)}',
    ],
    ['{<a href="/guides/a">a</a>}', '{<a href="/tutorials/first">a</a>}'],
    ['<a href={`/guides/a`}>a</a>', '<a href={`/tutorials/first`}>a</a>'],
    ['<Frame><img\n  src="/guides/a"\n/></Frame>', '<Frame><img\n  src="/tutorials/first"\n/></Frame>'],
    ['<Hero img="/a.png" imgDark="/guides/a" />', '<Hero img="/a.png" imgDark="/tutorials/first" />'],
    [
      '\u{FEFF}---\r\ntitle: ä\r\nurl: /guides/a\r\n---\r\n\r\n[a](/guides/a)\r\n',
      '\u{FEFF}---\r\ntitle: ä\r\nurl: /tutorials/first\r\n---\r\n\r\n[a](/tutorials/first)\r\n',
    ],
  ])('rewrites %j to %j', async (before, after) => {
    expect(await renameIn(before)).toBe(after)
  })

  it.each([
    '`/guides/a` and `[a](/guides/a)`',
    '```mdx\n[a](/guides/a)\n<Card href="/guides/a" />\n```',
    'Text that says /guides/a.',
    '[a](https://example.com/guides/a) <https://example.com/guides/a>',
    '[b](/guides/b) [gone](/guides/ab) [same page](#guides/a)',
    '<Card title="/guides/a" />',
    '{/* [a](/guides/a) */}',
  ])('does not change %j', async (text) => {
    expect(await renameIn(text)).toBe(text)
  })

  it('rewrites Markdown links on a page that is not valid MDX, and lists the page as unread', async () => {
    const { texts, unread } = await plan({ ...SITE, 'bad.mdx': '<Card\n\n[a](/guides/a)' }, 'guides/a', 'b')
    expect(texts.find(({ file }) => file === 'bad.mdx')?.text).toBe('<Card\n\n[a](/b)')
    expect(unread).toEqual(['bad.mdx'])
  })

  it.each([
    '[a](/guides\\/a)',
    '![`]`](/guides/a)',
    '[x]: /guides/&#97;',
    '> <Card\n>   href="/guides/&#97;" />',
    "{<a href='/guides/&#97;'>a</a>}",
    '<a href={"/guides/\\u0061"}>a</a>',
    'export const all = [{ href: `/guides/\\u0061` }]',
  ])('lists addresses written with escapes: %j', async (text) => {
    const { texts, left } = await plan({ ...SITE, 'guides/b.mdx': `---\ntitle: B\n---\n\n${text}` }, 'guides/', 'learn')
    expect(texts.map(({ file }) => file)).not.toContain('guides/b.mdx')
    const line = text.startsWith('>') ? 6 : 5
    expect(left).toEqual([{ file: 'learn/b.mdx', line, value: '/guides/a' }])
  })

  it.each([
    '[b](/guides\\/b)',
    '<https://example.com/guides/a> https://example.com/guides/a www.example.com/guides/a',
    '<Card icon="a" /> <Card icon={"a"} />',
    'export const all = [{ icon: "a" }]',
  ])('does not list addresses that still work: %j', async (text) => {
    const files = { ...SITE, 'a.mdx': 'A', 'b.mdx': text }
    const { texts, left } = await plan(files, 'a', 'x/a')
    expect([texts, left]).toEqual([[], []])
  })

  it('distinguishes images from names of icons', async () => {
    const site = {
      'mint.json': '{ "name": "A", "anchors": [{ "name": "X", "url": "x", "icon": "a.svg" }], "navigation": [] }',
      'index.mdx': '---\nicon: a.svg\n---\n\n<Card icon="a.svg" /> <Card icon={"a.svg"} />',
      'a.svg': '<svg/>',
    }
    expect(await rename(site, 'a.svg', 'images/')).toEqual({
      'mint.json': site['mint.json'].replace('a.svg', 'images/a.svg'),
      'index.mdx': site['index.mdx'].replaceAll('a.svg', 'images/a.svg'),
      'images/a.svg': '<svg/>',
    })
  })

  it.each(["import N from '../snippets/note.mdx'", 'import N from "/snippets/note"', '<Snippet file={"note.mdx"} />'])(
    'reports a file whose new name cannot be written there: %j',
    async (text) => {
      const { texts, left } = await plan({ ...SITE, 'guides/b.mdx': text }, 'snippets/note', `snippets/it's "it"`)
      expect(texts).toEqual([])
      expect(left).toMatchObject([{ file: 'guides/b.mdx', line: 1 }])
    },
  )

  it('lists addresses that it cannot write', async () => {
    const site = { ...SITE, 'index.mdx': '\n<Snippet file="note.mdx" />' }
    const { left } = await plan(site, 'snippets/note', 'parts/note')
    expect(left).toEqual([{ file: 'index.mdx', line: 2, value: 'note.mdx' }])
  })
})

describe('planRename for old addresses', () => {
  it('rewrites an old address that would still work because of a folder', async () => {
    const site = {
      'mint.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["x", "index"] }] }',
      'index.mdx': '[x](/x)',
      'x.mdx': 'X',
    }
    expect((await rename(site, 'x', 'x/a'))['index.mdx']).toBe('[x](/x/a)')
  })
})

describe('planRename for the renamed page', () => {
  it('keeps the targets of its links', async () => {
    const files = await rename(SITE, 'guides/a', 'x/y/first')
    expect(files['x/y/first.mdx']).toBe('---\ntitle: A\n---\n\n[b](../../guides/b#x)\n\n![pic](../../images/a.svg)\n')
    expect(files['guides/a.mdx']).toBeUndefined()
  })

  it('keeps its imports, and imports of a snippet that moves', async () => {
    const site = {
      ...SITE,
      'guides/b.mdx':
        'import N from "../snippets/note.mdx"\nimport M from "/snippets/note"\n\n<N />\n\n<Snippet file="note.mdx" />',
    }
    expect((await rename(site, 'guides/b', 'b'))['b.mdx']).toMatch(
      /^import N from ".\/snippets\/note.mdx"\nimport M from "\/snippets\/note"/,
    )
    expect((await rename(site, 'snippets/note', 'snippets/all/hint'))['guides/b.mdx']).toBe(
      'import N from "../snippets/all/hint.mdx"\nimport M from "/snippets/all/hint"\n\n<N />\n\n<Snippet file="all/hint.mdx" />',
    )
  })
})

describe('planRename for mint.json', () => {
  it('renames a page and preserves formatting and comments', async () => {
    const files = await rename(SITE, 'guides/a', 'tutorials/first')
    expect(files['mint.json']).toBe(
      CONFIG.replace('"/guides/a#start"', '"/tutorials/first#start"')
        .replace('"destination": "/guides/a"', '"destination": "/tutorials/first"')
        .replace('"guides/a"', '"tutorials/first"'),
    )
  })

  it('renames a folder in tabs and images too', async () => {
    const guides = await rename(SITE, 'guides/', 'learn')
    expect(guides['mint.json']).toBe(CONFIG.replaceAll('guides', 'learn'))
    expect(guides['learn/a.mdx']).toBe(SITE['guides/a.mdx'])
    expect(guides['index.mdx']).toBe('[a](learn/a) [b](/learn/b.mdx)')
    const images = await rename(SITE, 'images', 'static/pictures')
    expect(images['mint.json']).toBe(CONFIG.replaceAll('/images/', '/static/pictures/'))
    expect(images['guides/index.mdx']).toBe('[a](a) ![pic](../static/pictures/a.svg)')
  })

  it('adds redirects without chains and loops', async () => {
    const once = await rename(SITE, 'guides/a', 'b', true)
    expect(once['mint.json']).toContain(`  "redirects": [
    { "source": "/first", "destination": "/b" },
    { "source": "/guides/a", "destination": "/b" }
  ],`)
    const twice = await rename(once, 'b', 'c', true)
    expect(twice['mint.json']).toContain(`  "redirects": [
    { "source": "/first", "destination": "/c" },
    { "source": "/guides/a", "destination": "/c" },
    { "source": "/b", "destination": "/c" }
  ],`)
    const back = await rename(twice, 'c', 'guides/a', true)
    expect(back['mint.json']).toContain(`  "redirects": [
    { "source": "/first", "destination": "/guides/a" },
    { "source": "/b", "destination": "/guides/a" },
    { "source": "/c", "destination": "/guides/a" }
  ],`)
    expect(back['index.mdx']).toBe(SITE['index.mdx'])
  })
})

const name = fc.constantFrom('a', 'b', 'c', 'x', 'ä', 'long-name')
const folder = fc.constantFrom('', 'x/', 'x/y/', 'guides/')
function pathOf(names: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(folder, names).map(([place, last]) => place + last)
}

/** A site whose pages link to each other in all ways. */
function createSites(names: fc.Arbitrary<string>, befores: readonly string[]): fc.Arbitrary<Files> {
  return fc
    .uniqueArray(pathOf(names), { minLength: 2, maxLength: 7, selector: (page) => page.replace(/(?:^|\/)index$/, '') })
    .chain((pages) =>
      fc.record({
        pages: fc.constant(pages),
        links: fc.array(
          fc.tuple(
            fc.nat({ max: 6 }),
            fc.constantFrom(...pages),
            fc.constantFrom(...befores),
            fc.constantFrom('', '.mdx', '#x', '/'),
          ),
          { maxLength: 12 },
        ),
      }),
    )
    .map(({ pages, links }): Files => {
      const texts = pages.map((page, index) => {
        const own = links.filter(([at]) => at % pages.length === index)
        return [
          `${page}.mdx`,
          own
            .map(([, to, before, after]) => `[l](${before}${to}${after})\n\n<Card href="${before}${to}" />\n`)
            .join('\n'),
        ]
      })
      const config = { name: 'A', navigation: [{ group: 'G', pages }] }
      return { ...Object.fromEntries(texts), 'mint.json': JSON.stringify(config, null, 2) }
    })
}

describe('planRename for any site', () => {
  it('restores the same bytes when the rename is reverted', async () => {
    await fc.assert(
      fc.asyncProperty(createSites(name, ['/']), pathOf(name), fc.nat(), async (files, to, pick) => {
        const from = pickPage(files, pick)
        fc.pre(!('message' in planMoves(from, to, Object.keys(files))))
        const there = await rename(files, from, to)
        expect(await rename(there, to, from)).toEqual(files)
      }),
      { numRuns: FULL ? 100 : 30 },
    )
  }, 60_000)

  it('keeps the target of every address, without a redirect', async () => {
    const names = fc.oneof(name, fc.constant('index'))
    await fc.assert(
      fc.asyncProperty(createSites(names, ['/', '', './', '../']), pathOf(names), fc.nat(), async (files, to, pick) => {
        const from = pickPage(files, pick)
        const moves = planMoves(from, to, Object.keys(files))
        fc.pre(!('message' in moves))
        const before = await listTargets(files)
        const after = await listTargets(await rename(files, from, to, true))
        const [old, now] = [from, to].map((path) => toPermalink(path))
        const expected = before.map(({ file, targets }) => ({
          file: ('files' in moves ? moves.files.get(file) : undefined) ?? file,
          targets: targets.map((target) => (target === old ? now : target)),
        }))
        expect(after.sort(byFile)).toEqual(expected.sort(byFile))
      }),
      { numRuns: FULL ? 100 : 30 },
    )
  }, 60_000)
})

describe('planRename, for a page that cannot be processed', () => {
  it('leaves the page alone and changes the others', async () => {
    const files = { ...SITE, 'guides/bad.mdx': '[a](a)' }
    const moves = planMoves('guides/a', 'guides/c', Object.keys(files))
    if ('message' in moves) throw new Error(moves.message)
    const source = createMemorySource(files)
    // Stands for any text that the parser fails on.
    const bad = Object.assign(new String('[a](a)'), {
      slice: () => {
        throw new RangeError('Maximum call stack size exceeded')
      },
    }) as unknown as string
    const readWith = (text: string, folder: SourceFolder) => ({
      ...folder,
      readText: (path: string) => (path === 'guides/bad.mdx' ? text : folder.readText(path)),
    })
    const options = { moves, addsRedirects: false }
    const plan = await planRename(readWith(bad, source), options, (folder) => loadLinkSite(readWith('', folder)))
    const { failed = [], texts = [] } = plan ?? {}
    expect(failed).toEqual([{ file: 'guides/bad.mdx', reason: 'Maximum call stack size exceeded' }])
    expect(texts.map(({ file }) => file)).toContain('index.mdx')
    expect(texts.map(({ file }) => file)).not.toContain('guides/bad.mdx')
  })
})

function pickPage(files: Files, pick: number): string {
  const pages = Object.keys(files).filter((file) => file.endsWith('.mdx'))
  return (pages[pick % pages.length] ?? '').replace(/\.mdx$/, '')
}

function byFile(a: { file: string }, b: { file: string }): number {
  return a.file < b.file ? -1 : 1
}

/** The targets of the addresses of each page. A broken address is its own target. */
async function listTargets(files: Files): Promise<{ file: string; targets: string[] }[]> {
  const site = await loadLinkSite(createMemorySource(files))
  return Object.entries(files).flatMap(([file, text]) => {
    const addresses = [...text.matchAll(/\((.*?)\)|href="(.*?)"/g)].map(([, link, href]) => link ?? href ?? '')
    const targets = addresses.map((address) => {
      const link = site?.links.resolveLink(address, file)
      return link?.type === 'page' ? link.permalink + (link.redirect === undefined ? '' : ' by redirect') : 'nowhere'
    })
    return file.endsWith('.mdx') ? [{ file, targets }] : []
  })
}

describe('planRename, for a page that cannot be read', () => {
  it('names the page and changes the others', async () => {
    const source = createMemorySource(SITE)
    const readText = (path: string) => (path === 'index.mdx' ? undefined : source.readText(path))
    const moves = planMoves('guides/a', 'first', Object.keys(SITE))
    if ('message' in moves) throw new Error(moves.message)
    const planned = await planRename({ ...source, readText }, { moves, addsRedirects: false }, loadLinkSite)
    expect(planned?.failed).toEqual([{ file: 'index.mdx', reason: 'it cannot be read' }])
    expect(planned?.texts.map(({ file }) => file)).toContain('mint.json')
  })
})

it('edits what the author wrote in a site with variables', async () => {
  const config = {
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0A7A5A' },
    navigation: { pages: ['a', 'b'] },
    variables: { 'product-name': 'Acme' },
  }
  const text =
    '{{product-name}} <Card href="/a">{{product-name}} {{no-such}}</Card> [{{product-name}}](/a) [x](/{{y}})\n'
  const files = await rename({ 'docs.json': JSON.stringify(config), 'a.mdx': 'A', 'b.mdx': text }, 'a', 'c')
  expect(files['b.mdx']).toBe(text.replaceAll('/a', '/c'))
})
