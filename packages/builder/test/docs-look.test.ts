import { describe, expect, it } from 'vitest'
import { buildInMemory } from './build-in-memory.ts'

const CONFIG = { theme: 'mint', name: 'Acme', colors: { primary: '#0A7A5A' } }
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#08f" d="M0 0h9v9H0z"/></svg>'

/** Builds a site with a `docs.json`. */
async function build(settings: object, files: Readonly<Record<string, string>> = {}) {
  const navigation = { groups: [{ group: 'All', pages: ['a'] }] }
  const site = await buildInMemory({
    'docs.json': JSON.stringify({ ...CONFIG, navigation, ...settings }),
    'a.mdx': '---\ntitle: A\n---\n\nText.\n',
    ...files,
  })
  const theme = site.list().find((path) => /\/theme-.*\.css$/.test(path)) ?? ''
  return { page: site.read('a.html'), theme: site.read(theme), site, codes: site.diagnostics.map(({ code }) => code) }
}

/** The start of the drawing of a rocket in each library. */
const ROCKETS = {
  fontawesome: /M156\.6 384\.9/,
  lucide: /M12 15v5s3\.03/,
  tabler: /M4 13a8 8/,
} as const

describe('icons.library', () => {
  it.each(Object.entries(ROCKETS))(
    'draws the icons of %s in navigation, header, frontmatter and content',
    async (library, drawing) => {
      const icon = 'rocket'
      const { page, codes } = await build(
        {
          icons: { library },
          navigation: {
            tabs: [
              { tab: 'T', icon, groups: [{ group: 'G', icon, pages: ['a'] }] },
              { tab: 'U', href: '/a' },
            ],
          },
          navbar: { links: [{ label: 'L', href: '/a', icon }] },
        },
        { 'a.mdx': '---\ntitle: A\nicon: rocket\n---\n\n<Card title="C" icon="rocket" />\n' },
      )
      expect(codes).toEqual([])
      // The header has its links twice: for large windows, and in the drawer of small ones.
      expect(page.match(new RegExp(drawing, 'g'))).toHaveLength(6)
      for (const other of Object.values(ROCKETS).filter((one) => one !== drawing)) expect(page).not.toMatch(other)
    },
  )

  it('is overridden by the library and the style of an icon object', async () => {
    const groups = [
      { group: 'G', icon: { name: 'rocket', library: 'tabler' }, pages: ['a'] },
      { group: 'H', icon: { name: 'bell', style: 'regular', library: 'fontawesome' }, pages: ['b'] },
    ]
    const { page, codes } = await build(
      { icons: { library: 'lucide' }, navigation: { groups } },
      { 'b.mdx': '---\ntitle: B\n---\n\nText.\n' },
    )
    expect(codes).toEqual([])
    expect(page).toMatch(ROCKETS.tabler)
    expect(page).toContain('viewBox="0 0 448 512"')
  })

  it.each([
    ['lucide', 'book-opn-text', 'book-open-text', 'Lucide or Font Awesome'],
    ['tabler', 'brand-githb', 'brand-github', 'Tabler, Lucide or Font Awesome'],
  ])('of %s: a missing name gets suggestions from it', async (library, name, suggestion, names) => {
    const { site } = await build(
      { icons: { library }, navigation: { groups: [{ group: 'G', icon: name, pages: ['a'] }] } },
      { 'a.mdx': `---\ntitle: A\nicon: ${name}\n---\n\n<Card title="C" icon="${name}" />\n` },
    )
    expect(site.diagnostics).toHaveLength(3)
    for (const { message, suggestions } of site.diagnostics) {
      expect(message).toContain(`expected the name of a ${names} icon`)
      expect(suggestions.join()).toContain(`"${suggestion}"`)
    }
  })

  it.each([
    [{}, false],
    [{ icons: { library: 'tabler' } }, true],
    [{ navbar: { links: [{ label: 'L', href: '/a', icon: { name: 'rocket', library: 'tabler' } }] } }, true],
  ])('%j: the site includes the license of Tabler: %j', async (settings, expected) => {
    const { site } = await build(settings)
    expect(site.read('_spearmint/licenses.txt').includes('Tabler Icons')).toBe(expected)
  })

  it('does not change the icons of callouts', async () => {
    const text = { 'a.mdx': '---\ntitle: A\n---\n\n<Tip>Text.</Tip>\n' }
    const readCallout = (page: string) => /<span class="callout-icon">.*?<\/span>/.exec(page)?.[0]
    const { page } = await build({ icons: { library: 'lucide' } }, text)
    expect(readCallout(page)).toBe(readCallout((await build({}, text)).page))
  })
})

describe('an icon of the navigation', () => {
  it('can be a file, an address, an emoji or SVG', async () => {
    const icons = ['/day.svg', 'https://a.example/x.svg', '🚀', '<svg viewBox="0 0 5 5"><path d="M1 1h3"/></svg>']
    const names = icons.map((_, index) => `p${index}`)
    const groups = icons.map((icon, index) => ({ group: `G${index}`, icon, pages: [names[index]] }))
    const pages = Object.fromEntries(names.map((name) => [`${name}.mdx`, '---\ntitle: P\n---\n\nText.\n']))
    const { site, codes } = await build({ navigation: { groups } }, { ...pages, 'day.svg': SVG })
    expect(codes.filter((code) => code !== 'navigation/unlisted-page')).toEqual([])
    const page = site.read('p0.html')
    expect(page).toContain('<img class="icon" src="/day.svg" alt="">')
    expect(page).toContain('<img class="icon" src="https://a.example/x.svg" alt="">')
    expect(page).toContain('<span class="icon-emoji">🚀</span>')
    expect(page).toMatch(/<svg [^>]*viewBox="0 0 5 5"[^>]*><path d="M1 1h3"><\/path><\/svg>/)
  })
})

describe('images for each mode', () => {
  const files = { 'day.svg': SVG, 'night.svg': SVG.replace('#08f', '#fff') }
  const pair = { light: '/day.svg', dark: '/night.svg' }

  it('are used for logo, favicon and background', async () => {
    const { page, theme, codes } = await build(
      { logo: { ...pair, href: 'https://acme.example' }, favicon: pair, background: { image: pair } },
      files,
    )
    expect(codes).toEqual([])
    expect(page).toContain(
      '<a class="nav-logo-link" href="https://acme.example"><img class="nav-logo block dark:hidden"',
    )
    expect(page).toContain(
      '<link rel="icon" href="/night.svg" type="image/svg+xml" media="(prefers-color-scheme: dark)">',
    )
    expect(page).toContain(
      '<link rel="icon" href="/day.svg" type="image/svg+xml" media="(prefers-color-scheme: light)">',
    )
    expect(theme).toContain('url("../night.svg")')
  })

  it('are reported if they are missing, and the other one is used in both modes', async () => {
    const { page, codes } = await build({ favicon: { light: '/day.svg', dark: '/nigth.svg' } }, files)
    expect(codes).toEqual(['config/missing-image'])
    expect(page).toContain('<link rel="icon" href="/day.svg" type="image/svg+xml">')
  })
})

describe('appearance', () => {
  it.each([
    [{ default: 'system' }, /<html lang="en" dir="ltr" class="[^"]*">/],
    [{ default: 'dark' }, /<html [^>]*data-mode="dark">/],
    [{ default: 'light', strict: true }, /<html [^>]*data-mode="light" data-mode-fixed="">/],
  ])('%j sets the mode of the document', async (appearance, expected) => {
    expect((await build({ appearance })).page).toMatch(expected)
  })

  it('with strict, has no toggle', async () => {
    expect((await build({})).page).toContain('class="mode-toggle')
    expect((await build({ appearance: { strict: true } })).page).not.toContain('class="mode-toggle')
  })
})

describe('styling.codeblocks', () => {
  it.each([
    ['system', []],
    ['dark', ['color-scheme:dark']],
    [{ theme: 'night-owl' }, ['color-scheme:dark']],
    [{ theme: 'one-light' }, ['color-scheme:light']],
    [{ theme: { light: 'github-light', dark: 'github-dark' } }, []],
    [{ theme: 'css-variables' }, []],
  ])('%j selects the colors of code', async (codeblocks, expected) => {
    const { theme } = await build({ styling: { codeblocks } })
    expect(theme.match(/color-scheme:\w+/g) ?? []).toEqual(expected)
  })
})

/** The families that a stylesheet loads files of. */
function listFaces(css: string): string[] {
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*url\([^}]*\}/g)].map(([face]) => face)
  return [...new Set(faces.map((face) => /font-family:\s*"?([^";]+)/.exec(face)?.[1] ?? ''))]
}

describe('fonts', () => {
  it('of text and code are part of a site that has none of its own, and loaded ahead', async () => {
    const { theme, page } = await build({})
    expect(listFaces(theme)).toEqual(['Geist', 'Geist Mono'])
    const preloads = [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href)
    expect(preloads).toEqual([
      expect.stringMatching(/^\/_spearmint\/geist-latin-wght-normal-.{8}\.woff2$/),
      expect.stringMatching(/^\/_spearmint\/geist-mono-latin-wght-normal-.{8}\.woff2$/),
    ])
  })

  it('of the system are used if the configuration asks for them', async () => {
    const { theme, page, codes } = await build({ fonts: { family: 'system-ui' } })
    expect([codes, listFaces(theme)]).toEqual([[], []])
    expect(theme).not.toContain('--font-')
    expect(page).not.toContain('as="font"')
  })

  it('never load from another host, which is noted', async () => {
    const { theme, page, codes } = await build({
      fonts: { family: 'Inter', heading: { family: 'Acme', source: 'https://a.example/a.woff2', format: 'woff2' } },
    })
    expect(codes).toEqual(['config/font-without-file', 'site/remote-font'])
    expect(theme).toContain('--font-sans: "Inter", ui-sans-serif')
    expect(theme + page).not.toMatch(/a\.example|googleapis/)
    expect(listFaces(theme)).toEqual(['Geist Mono'])
  })

  it('load from a file of the site', async () => {
    const fonts = { family: 'Acme', source: '/acme.woff2', format: 'woff2', weight: 400 }
    const { theme, codes } = await build({ fonts }, { 'acme.woff2': 'font' })
    expect(codes).toEqual([])
    expect(listFaces(theme)).toEqual(['Acme', 'Geist Mono'])
    expect(theme).toContain('src: url("../acme.woff2") format("woff2"); font-weight: 400;')
  })
})
