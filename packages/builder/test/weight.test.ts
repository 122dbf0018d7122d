import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite, createFolder } from './run-spearmint.ts'
import { writeFiles } from './temp-folders.ts'

/** The maximum size of a first visit, in bytes compressed by gzip. */
const BUDGET = { html: 8 * 1024, css: 10.75 * 1024, js: 8 * 1024 }

/** The maximum size of a page with its stylesheets and scripts, and of the fonts it loads ahead. */
const MAX_PAGE = 25 * 1024
const MAX_FONTS = 60 * 1024

const WORDS =
  'the reader of a page opens one file after another and keeps what each build writes below the folder named here for later use when every request has an answer'.split(
    ' ',
  )

/** Words in a varied order, so that they compress like real text. */
function createText(seed: number, count: number): string {
  let state = seed * 7919 + 17
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647
    return `${WORDS[state % WORDS.length]}${state % 11 === 0 ? ` ${(state % 9973).toString(36)}` : ''}`
  }).join(' ')
}

/** A page of 7 kB: text in sections, three blocks of code, a table and a callout. */
function createPage(seed: number): string {
  const section = (index: number): string =>
    `## ${createText(seed + index, 3)}\n\n${createText(seed + index + 50, 115)}.\n`
  const code = (index: number): string =>
    `\`\`\`ts file-${index}.ts\nexport async function read${index}(path: string): Promise<string[]> {\n  const text = await load(path, { retries: ${seed + index} }) // ${createText(index, 4)}\n  return text.split('\\n').filter((line) => line !== '')\n}\n\`\`\`\n`
  const rows = Array.from(
    { length: 12 },
    (_, index) => `| \`key${index}\` | ${createText(seed + index, 9)} | ${index} |`,
  )
  const table = `| Key | Meaning | Default |\n| --- | --- | ---: |\n${rows.join('\n')}\n`
  const sections = Array.from({ length: 8 }, (_, index) => `${section(index)}\n${index < 3 ? code(index) : ''}`)
  return `---\ntitle: Page ${seed}\ndescription: ${createText(seed, 12)}\n---\n\n${sections.join('\n')}\n${table}\n<Note>${createText(seed, 14)}.</Note>\n`
}

/** A site with one division: `count` pages in groups of 25. The first page is long. */
function createSite(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `pages/page-${index + 1}`)
  const groups = Array.from({ length: Math.ceil(count / 25) }, (_, index) => ({
    group: `Group ${index + 1}`,
    pages: names.slice(index * 25, (index + 1) * 25),
  }))
  const folder = createFolder()
  writeFiles(folder, {
    'mint.json': JSON.stringify({ name: 'Weights', navigation: groups }),
    ...Object.fromEntries(
      names.map((name, index) => [`${name}.mdx`, index === 0 ? createPage(7) : `Page ${index + 1}.`]),
    ),
  })
  return folder
}

/** The files of a first visit by path: the page, and the stylesheets and scripts that it references. */
function readLoaded(out: string, page: string): Map<string, string> {
  const read = (path: string): string => readFileSync(join(out, path), 'utf8')
  const files = new Set([...read(page).matchAll(/(?:src|href)="\/([^"]+\.(?:css|js))"/g)].map(([, path = '']) => path))
  return new Map([page, ...files].map((path) => [path, read(path)]))
}

const weigh = (text: string): number => gzipSync(text, { level: 9 }).length

describe('a page of 7 kB', () => {
  let out: string
  let loaded: Map<string, string>
  beforeAll(() => {
    out = buildSite(createSite(50)).out
    loaded = readLoaded(out, 'pages/page-1.html')
  })
  const findLoaded = (kind: string) => [...loaded].filter(([path]) => path.endsWith(`.${kind}`))

  it.each(['html', 'css', 'js'] as const)('loads little %s', (kind) => {
    expect(createPage(7).length).toBeGreaterThan(6900)
    const files = findLoaded(kind).map(([path, text]) => [path, weigh(text)] as const)
    const total = files.reduce((sum, [, size]) => sum + size, 0)
    const list = files.map(([path, size]) => `${path} ${size}`).join(', ')
    process.stdout.write(`${kind}: ${total} of ${BUDGET[kind]} bytes (${list})\n`)
    expect(files.length).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(BUDGET[kind])
  })

  it('is small in all', () => {
    const total = [...loaded.values()].reduce((sum, text) => sum + weigh(text), 0)
    expect(total).toBeLessThanOrEqual(MAX_PAGE)
  })

  it('loads two fonts ahead, and nothing else but its stylesheets and scripts', () => {
    const [html, css] = ['html', 'css'].map((kind) => findLoaded(kind).map(([, text]) => text))
    expect(html).toHaveLength(1)
    expect(html?.join()).not.toMatch(/<(?:img|image|picture|source|video|audio|object|embed|iframe)\b/)
    const fonts = [...(html?.join() ?? '').matchAll(/<link rel="(?:preload|prefetch)" href="\/([^"]+)" as="(\w+)"/g)]
    expect(fonts.map(([, , type]) => type)).toEqual(['font', 'font'])
    const sizes = fonts.map(([, path = '']) => statSync(join(out, path)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FONTS)
    expect(css?.length).toBeGreaterThan(1)
    expect(css?.join('\n')).not.toMatch(/@import|url\((?!["']?(?:data:|\.\/geist-[\w-]+\.woff2))/)
  })
})

describe('the weight of a page', () => {
  it('stays the same as the site grows', () => {
    const [small, large] = [150, 1200].map((count) => {
      const { out } = buildSite(createSite(count))
      return weigh(readFileSync(join(out, 'pages/page-1.html'), 'utf8'))
    })
    process.stdout.write(`html on a site of 150 pages: ${small} bytes, of 1,200 pages: ${large}\n`)
    // A thousand more pages add 42 group rows to the sidebar. From 80 rows on, it adds none.
    expect(large).toBeLessThanOrEqual((small ?? 0) + 512)
    expect(large).toBeLessThanOrEqual(BUDGET.html)
  })
})
