import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type BuildSiteOptions, buildSite, type Diagnostic } from '../src/index.ts'
import { listFiles } from './list-files.ts'
import { createFolder } from './run-spearmint.ts'
import { FIXTURE_SITE } from './sites.ts'

let dir: string
let out: string

beforeEach(() => {
  dir = join(createFolder(), 'site')
  out = join(dir, 'dist')
  cpSync(FIXTURE_SITE, dir, { recursive: true, filter: (path) => !path.endsWith('.spearmint') })
})

async function build(options: Partial<BuildSiteOptions> = {}): Promise<readonly Diagnostic[]> {
  return (await buildSite({ dir, out, ...options })).diagnostics
}

/** Path → content of all files of a folder. */
function readAll(folder: string): Map<string, string> {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
}

/** Builds the site as it is now without a cache, into another folder. */
async function buildAnew(): Promise<{ files: Map<string, string>; diagnostics: readonly Diagnostic[] }> {
  const other = join(createFolder(), 'dist')
  const { diagnostics } = await buildSite({ dir, out: other, cache: false })
  return { files: readAll(other), diagnostics }
}

async function expectSameAsAnew(diagnostics: readonly Diagnostic[]): Promise<void> {
  const anew = await buildAnew()
  expect(anew.files.size).toBeGreaterThan(20)
  expect(readAll(out)).toEqual(anew.files)
  expect(diagnostics).toEqual(anew.diagnostics)
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(dir, path), change(readFileSync(join(dir, path), 'utf8')))
}

const configure = (change: object) =>
  edit('mint.json', (config) => JSON.stringify({ ...(JSON.parse(config) as object), ...change }))

const read = (path: string) => readFileSync(join(out, path), 'utf8')

const times = () => new Map(listFiles(out).map((path) => [path, statSync(join(out, path)).mtimeMs]))

describe('a build with a cache writes the same files as one without', () => {
  it.each<[string, () => void]>([
    ['when nothing was changed', () => {}],
    ['when a page was changed', () => edit('guides/writing.mdx', (text) => `${text}\n\nA new paragraph.\n`)],
    [
      'when the title of a page was changed',
      () => edit('guides/writing.mdx', (text) => text.replace(/title: .*/, 'title: New')),
    ],
    [
      'when an image was changed',
      () => writeFileSync(join(dir, 'added.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['when the configuration was changed', () => configure({ name: 'Renamed' })],
    ['when a page was added', () => writeFileSync(join(dir, 'added.mdx'), '# Added\n\n[There](/guides/writing)\n')],
    ['when a page was removed', () => rmSync(join(dir, 'guides/wide.mdx'))],
    ['when a file of the output was changed', () => writeFileSync(join(out, 'guides/writing.html'), 'broken')],
    ['when a file of the output was removed', () => rmSync(join(out, 'guides/writing.html'))],
    ['when the output was removed', () => rmSync(out, { recursive: true })],
  ])('%s', async (_, change) => {
    await build()
    change()
    await expectSameAsAnew(await build())
  })

  it('after a change of a snippet: pages that import it are rendered again', async () => {
    await build()
    edit('snippets/greeting.mdx', (text) => `${text}\nThe harbormaster waves.\n`)
    await expectSameAsAnew(await build())
    expect(read('guides/expressions.html')).toContain('harbormaster waves')
  })

  it('after a change of an image whose modification time is 1970, as in some archives', async () => {
    const draw = (width: number) => {
      writeFileSync(join(dir, 'old.png'), 'x'.repeat(width))
      utimesSync(join(dir, 'old.png'), 0, 0)
    }
    draw(1)
    await build()
    draw(1000)
    await expectSameAsAnew(await build())
  })

  it('after a change of the base URL of the API', async () => {
    writeFileSync(join(dir, 'api-reference/tow.mdx'), '---\napi: POST /tow\n---\n')
    await build()
    configure({ api: { baseUrl: 'https://other.example' } })
    await expectSameAsAnew(await build())
    expect(read('api-reference/tow.html')).toContain('https://other.example')
  })

  it('after a redirect was added: links to its source are no longer broken', async () => {
    writeFileSync(join(dir, 'linking.mdx'), '[Gone](/gone)\n')
    const isTold = (diagnostics: readonly Diagnostic[]) => diagnostics.some(({ file }) => file === 'linking.mdx')
    expect(isTold(await build())).toBe(true)
    configure({ redirects: [{ source: '/gone', destination: '/guides/writing' }] })
    const diagnostics = await build()
    await expectSameAsAnew(diagnostics)
    expect(isTold(diagnostics)).toBe(false)
  })

  it('after an option was changed and changed back', async () => {
    await build()
    const before = readAll(out)
    await build({ base: '/docs' })
    expect(read('guides/writing.html')).toContain('/docs/guides/')
    await build()
    expect(readAll(out)).toEqual(before)
  })

  it('after a change of an OpenAPI document', async () => {
    const spec = (summary: string) => {
      const operation = { summary, responses: { 200: { description: 'Done' } } }
      const text = JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Ships', version: '1' },
        paths: { '/tugs': { get: operation } },
      })
      writeFileSync(join(dir, 'openapi.json'), text)
    }
    spec('List tugs')
    writeFileSync(join(dir, 'api-reference/tugs.mdx'), '---\nopenapi: openapi.json GET /tugs\n---\n')
    await build()
    spec('List all tugs')
    await expectSameAsAnew(await build())
    expect(read('api-reference/tugs.html')).toContain('List all tugs')
  })

  it.each([
    ['with pages', { '/tugs': { get: { summary: 'List tugs', responses: { 200: { description: 'Done' } } } } }],
    // The set of URLs stays the same, but a link to the folder is now known to be broken.
    ['without one', {}],
  ])('after an unreadable OpenAPI document of a folder of pages becomes readable again, %s', async (_, paths) => {
    const spec = JSON.stringify({ openapi: '3.1.0', info: { title: 'Ships', version: '1' }, paths })
    configure({
      anchors: [{ name: 'API', icon: 'anchor', url: 'reference', openapi: 'tugs.json' }],
      openapi: ['tugs.json'],
    })
    writeFileSync(join(dir, 'linking.mdx'), '[Tugs](/reference/list-tugs)\n')
    writeFileSync(join(dir, 'tugs.json'), '{')
    await build()
    writeFileSync(join(dir, 'tugs.json'), spec)
    await expectSameAsAnew(await build())
  })

  it('twice in a row, with changes that are reverted', async () => {
    await build()
    edit('guides/writing.mdx', (text) => `${text}\n\nA new paragraph.\n`)
    await build()
    edit('guides/writing.mdx', (text) => text.replace('\n\nA new paragraph.\n', ''))
    await expectSameAsAnew(await build())
  })

  it('after a build with nothing to do, which drops nothing from the cache', async () => {
    const readIndex = () => readFileSync(join(dir, '.spearmint', 'cache.json'), 'utf8')
    await build()
    const index = readIndex()
    await build()
    expect(readIndex()).toBe(index)
    expect(index.length).toBeGreaterThan(1_000)
    edit('guides/writing.mdx', (text) => `${text}\n\nA new paragraph.\n`)
    await expectSameAsAnew(await build())
  })

  it('after the folder of the site was moved', async () => {
    await build()
    const moved = join(createFolder(), 'moved')
    renameSync(dir, moved)
    dir = moved
    out = join(dir, 'dist')
    await expectSameAsAnew(await build())
  })

  it('with a cache in another folder, from another build', async () => {
    const cache = join(createFolder(), 'shared')
    await build({ cache })
    rmSync(out, { recursive: true })
    edit('guides/writing.mdx', (text) => `${text}\n\nMore.\n`)
    await expectSameAsAnew(await build({ cache }))
    expect(readdirSync(dir)).not.toContain('.spearmint')
  })
})

describe('an unusable cache is ignored', () => {
  const cacheFile = (name: string) => join(dir, '.spearmint', name)

  it.each<[string, () => void]>([
    ['cut off', () => writeFileSync(cacheFile('cache.pack'), readFileSync(cacheFile('cache.pack')).subarray(0, 5000))],
    [
      'with other bytes in it',
      () =>
        writeFileSync(
          cacheFile('cache.pack'),
          readFileSync(cacheFile('cache.pack')).map((byte, at) => (at % 999 === 0 ? byte ^ 1 : byte)),
        ),
    ],
    ['without its pack', () => rmSync(cacheFile('cache.pack'))],
    ['with an index that is none', () => writeFileSync(cacheFile('cache.json'), '{"format":1')],
    [
      'of another version',
      () => edit('.spearmint/cache.json', (text) => text.replace(/"version":"[^"]*"/, '"version":"other"')),
    ],
    [
      'with a log that is none',
      () =>
        edit(
          `.spearmint/${readdirSync(join(dir, '.spearmint')).find((name) => name.startsWith('built-'))}`,
          () => '[]',
        ),
    ],
    [
      'that is a file',
      () => {
        rmSync(join(dir, '.spearmint'), { recursive: true })
        writeFileSync(join(dir, '.spearmint'), 'no folder')
      },
    ],
  ])('%s', async (_, spoil) => {
    await build()
    spoil()
    // Changes all pages, so that the damaged entries are read.
    rmSync(out, { recursive: true })
    configure({ name: 'Renamed' })
    await expectSameAsAnew(await build())
  })
})

it('writes nothing if nothing changed, and only new entries if a page changed', async () => {
  await build()
  const before = times()
  const remembered = readFileSync(join(dir, '.spearmint/cache.pack'))
  await build()
  expect(times()).toEqual(before)
  expect(readFileSync(join(dir, '.spearmint/cache.pack')).equals(remembered)).toBe(true)
  edit('guides/writing.mdx', (text) => `${text}\n\nA new paragraph.\n`)
  await build()
  const changed = [...times()].filter(([path, time]) => before.get(path) !== time).map(([path]) => path)
  expect(changed).toEqual(expect.arrayContaining(['guides/writing.html', 'guides/writing.md', 'llms-full.txt']))
  expect(changed.filter((path) => path.endsWith('.html'))).toEqual(['guides/writing.html'])
})

it('keeps the cache out of Git and out of the site', async () => {
  await build()
  expect(readFileSync(join(dir, '.spearmint/.gitignore'), 'utf8')).toMatch(/^\*$/m)
  expect(listFiles(out).filter((path) => path.includes('memory'))).toEqual([])
  await build({ cache: join(dir, 'mine') })
  await build({ cache: join(dir, 'mine') })
  expect(listFiles(out).filter((path) => path.startsWith('mine'))).toEqual([])
  rmSync(join(dir, '.spearmint'), { recursive: true })
  mkdirSync(join(dir, '.spearmint'))
  await build({ cache: false })
  expect(readdirSync(join(dir, '.spearmint'))).toEqual([])
})
