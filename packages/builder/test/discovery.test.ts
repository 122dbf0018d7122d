import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import type { BuildIo, BuildOptions, BuildResult } from '../src/build/build-options.ts'
import { buildSite } from '../src/index.ts'
import { createMemoryOutput, createMemorySource } from './in-memory-folders.ts'

const SITE_URL = 'https://docs.example.com'

const CONFIG = {
  name: 'Acme',
  navigation: [
    { group: 'More', pages: ['b', 'changes'] },
    { group: 'Start', pages: ['a', 'secret', 'blog'] },
  ],
}

const PAGES = {
  'a.mdx':
    '---\ntitle: Start\n---\n\nThe **first** paragraph, see [B](/b#more).\n\n<Card title="B" href="/b" img="/i.png" />\n',
  'b.mdx': '---\ntitle: </script><!-- & "B"\ndescription: All about B\n---\n\n## More\n\nText\n',
  'changes.mdx': '---\ntitle: Changes\n---\n\n<Update label="May 2024">\n  See [B](/b).\n</Update>\n',
  'secret.mdx': '---\nnoindex: true\n---\n\nSecret words\n',
  'blog.mdx': '---\nurl: https://blog.example\n---\n',
  'stray.mdx': 'Stray words\n',
  'i.png': '',
  'pets.yaml': 'openapi: 3.1.0\ninfo:\n  title: Pets\n',
}

async function build(
  files: Record<string, string> = {},
  options: Partial<BuildOptions> = {},
  changeDates?: BuildIo['changeDates'],
): Promise<BuildResult & { written: ReadonlyMap<string, string> }> {
  const source = createMemorySource({ 'mint.json': JSON.stringify(CONFIG), ...PAGES, ...files })
  const output = createMemoryOutput()
  const io = { source, output, clock: () => 0, ...(changeDates && { changeDates }) }
  const result = await buildSite({ base: '', siteUrl: SITE_URL, ...options }, io)
  return { ...result, written: output.files }
}

describe('files for crawlers and agents', () => {
  it('list the pages in navigation order', async () => {
    const { written, withheld } = await build({}, {}, new Map([['b.mdx', '2024-05-03T10:00:00Z']]))
    expect(withheld).toEqual([])
    expect(written.get('llms.txt')).toBe(
      [
        '# Acme\n\n> All about B\n\n## Docs\n',
        `- [</script><!-- & "B"](${SITE_URL}/b.md): All about B`,
        `- [Changes](${SITE_URL}/changes.md)`,
        `- [Start](${SITE_URL}/a.md): The first paragraph, see B.\n`,
        `## OpenAPI Specs\n\n- [OpenAPI documents](${SITE_URL}/llms/openapi.txt): pets\n`,
      ].join('\n'),
    )
    expect(written.get('llms/openapi.txt')).toContain(`- [pets](${SITE_URL}/pets.yaml)`)
    const sitemap = written.get('sitemap.xml') ?? ''
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
      ['b', 'changes', 'a'].map((name) => `${SITE_URL}/${name}.html`),
    )
    expect(sitemap).toContain(`<loc>${SITE_URL}/b.html</loc><lastmod>2024-05-03T10:00:00Z</lastmod>`)
    expect(written.get('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`)
  })

  it('contain the Markdown of these pages with their URLs and absolute links', async () => {
    const full = (await build()).written.get('llms-full.txt') ?? ''
    expect(full.match(/^# .*\nSource: .*$/gm)).toEqual([
      `# \\</script>\\<!-- & "B"\nSource: ${SITE_URL}/b.html`,
      `# Changes\nSource: ${SITE_URL}/changes.html`,
      `# Start\nSource: ${SITE_URL}/a.html`,
    ])
    expect(full).toContain(`see [B](${SITE_URL}/b.html#more).`)
    expect(full).toContain(`- [B](${SITE_URL}/b.html)\n\n  ![](${SITE_URL}/i.png)`)
    expect(full).not.toMatch(/Secret|Stray/)
  })

  it('yield to those of the author', async () => {
    const names = ['llms.txt', 'llms-full.txt', 'sitemap.xml', 'robots.txt', 'changes/rss.xml']
    const { written } = await build(Object.fromEntries(names.map((name) => [name, 'own'])))
    expect(names.map((name) => written.get(name))).toEqual(names.map((name) => `copy of ${name}`))
    expect(written.get('changes.html')).toContain('href="/changes/rss.xml"')
  })

  it('contain no placeholder URL', async () => {
    const { written, withheld } = await build({}, { siteUrl: undefined, base: '/docs' } as unknown as BuildOptions)
    expect(withheld).toEqual(['sitemap.xml', 'changes/rss.xml'])
    expect([...written.keys()].filter((path) => /xml$|robots/.test(path))).toEqual([])
    expect(written.get('llms.txt')).toContain('- [Start](/docs/a.md)')
    expect(written.get('llms-full.txt')).toContain('Source: /docs/a.html')
    expect(written.get('changes.html')).not.toMatch(/rss|ld\+json/)
  })

  it('use the URL of the configuration', async () => {
    const config = JSON.stringify({ ...CONFIG, metadata: { canonical: 'https://acme.example/help/' } })
    const { written } = await build({ 'mint.json': config }, { base: '/docs' })
    expect(written.get('sitemap.xml')).toContain('<loc>https://acme.example/help/a.html</loc>')
    expect(written.get('changes/rss.xml')).toContain(
      '<guid isPermaLink="true">https://acme.example/help/changes.html#may-2024<',
    )
    expect(written.get('changes/rss.xml')).toContain('href="https://acme.example/help/b.html"')
  })
})

describe('a feed', () => {
  it('is linked in the head and above the content', async () => {
    const { written } = await build()
    const links: unknown[] = []
    visit(fromHtml(written.get('changes.html') ?? ''), 'element', ({ tagName, properties }) => {
      if (properties.href === '/changes/rss.xml') links.push([tagName, properties.type])
    })
    expect(links).toEqual([
      ['link', 'application/rss+xml'],
      ['a', 'application/rss+xml'],
    ])
    expect(written.get('changes/rss.xml')).toContain('<title>May 2024</title>')
    expect(written.has('a/rss.xml')).toBe(false)
  })

  it('is not written if the page disables it', async () => {
    const { written, withheld } = await build({
      'changes.mdx': PAGES['changes.mdx'].replace('---\n', '---\nrss: false\n'),
    })
    expect([...written.keys()].filter((path) => path.endsWith('rss.xml'))).toEqual([])
    expect(withheld).toEqual([])
  })
})

describe('structured data', () => {
  it('stays data whatever a title contains', async () => {
    const { written } = await build()
    const texts: string[] = []
    const tree = fromHtml(written.get('b.html') ?? '')
    visit(tree, 'element', (element) => {
      if (element.properties.type === 'application/ld+json') texts.push(toText(element))
    })
    expect(texts).toHaveLength(1)
    const [website, article] = JSON.parse(texts[0] ?? '')['@graph']
    expect(website).toEqual({ '@type': 'WebSite', name: 'Acme', url: `${SITE_URL}/` })
    expect(article).toMatchObject({
      headline: '</script><!-- & "B"',
      description: 'All about B',
      url: `${SITE_URL}/b.html`,
    })
  })
})
