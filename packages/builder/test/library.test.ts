import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildSite, checkSite, createDevServer, IoError, OptionError } from '../src/index.ts'
import { createMemoryOutput, createMemorySource } from './in-memory-folders.ts'
import { useTempFolders } from './temp-folders.ts'

const createFolder = useTempFolders()

const CONFIG = { name: 'Acme', navigation: [{ group: 'Start', pages: ['index', 'guide'] }] }

/** Creates a folder with a site of two pages, one with a broken link. */
function createSite(config: object = CONFIG): string {
  const dir = createFolder()
  writeFileSync(join(dir, 'mint.json'), JSON.stringify(config))
  writeFileSync(join(dir, 'index.mdx'), '---\ntitle: Start\n---\n\nSee [the guide](/guide).\n')
  writeFileSync(join(dir, 'guide.mdx'), '---\ntitle: Guide\n---\n\nSee [nothing](/nothing).\n')
  return dir
}

const listCodes = ({ diagnostics }: { diagnostics: readonly { code: string }[] }) => diagnostics.map(({ code }) => code)

describe('buildSite', () => {
  it('builds a folder, and returns pages, files and problems', async () => {
    const dir = createSite()
    const result = await buildSite({ dir, out: join(dir, 'dist') })
    expect(result).toMatchObject({ status: 'built', pages: 2, out: join(dir, 'dist') })
    expect(listCodes(result)).toEqual(['page/broken-link'])
    expect(result.diagnostics[0]).toMatchObject({ file: 'guide.mdx', line: 5 })
    expect(result.written).toContain('guide.html')
    expect(result.written.length).toBe(result.files)
    expect(result).not.toHaveProperty('hostFacts')
    expect(readFileSync(join(dir, 'dist/guide.html'), 'utf8')).toContain('Guide')
  })

  it('writes only what has changed, with a cache on the disk', async () => {
    const dir = createSite()
    const options = { dir, out: join(dir, 'dist') }
    const first = await buildSite(options)
    const second = await buildSite(options)
    expect([second.written, second.files, second.pages]).toEqual([[], first.files, first.pages])
    expect(second.diagnostics).toEqual(first.diagnostics)
    writeFileSync(join(dir, 'guide.mdx'), '---\ntitle: Guide\n---\n\nNew text.\n')
    const third = await buildSite(options)
    expect(third.written).toContain('guide.html')
    expect(third.written).not.toContain('index.html')
    expect(third.diagnostics).toEqual([])
  })

  it('leaves no cache behind with cache: false', async () => {
    const dir = createSite()
    await buildSite({ dir, out: join(dir, 'dist'), cache: false })
    expect(readdirSync(dir).sort()).toEqual(['dist', 'guide.mdx', 'index.mdx', 'mint.json'])
  })

  it('uses the options of a build', async () => {
    const dir = createSite()
    const out = join(dir, 'dist')
    const pages: string[] = []
    await buildSite({
      dir,
      out,
      base: 'docs/',
      siteUrl: 'https://example.com/docs/',
      allowedOrigins: ['https://cdn.example.com/'],
      onProgress: ({ page }) => pages.push(page),
    })
    const html = readFileSync(join(out, 'guide.html'), 'utf8')
    expect(html).toContain('https://example.com/docs/guide')
    expect(html).toContain('https://cdn.example.com')
    expect(html).not.toContain('https://cdn.example.com/')
    expect(pages.sort()).toEqual(['guide.mdx', 'index.mdx'])
  })

  it('builds several sites at the same time', async () => {
    const sites = [createSite(), createSite({ ...CONFIG, name: 'Other' }), createSite({ ...CONFIG, name: 'Third' })]
    const results = await Promise.all(sites.map((dir) => buildSite({ dir, out: join(dir, 'dist') })))
    expect(results.map(({ pages }) => pages)).toEqual([2, 2, 2])
    const titles = sites.map((dir) => readFileSync(join(dir, 'dist/guide.html'), 'utf8').match(/<title>(.*?)</)?.[1])
    expect(titles).toEqual(['Guide - Acme', 'Guide - Other', 'Guide - Third'])
  })

  it('writes nothing if the configuration cannot be used', async () => {
    const dir = createSite()
    writeFileSync(join(dir, 'mint.json'), '{')
    const result = await buildSite({ dir, out: join(dir, 'dist') })
    expect(result).toMatchObject({ status: 'unusable-config', written: [] })
    expect(listCodes(result)).toContain('config/syntax')
    expect(existsSync(join(dir, 'dist/index.html'))).toBe(false)
  })

  it.each([
    [{ dir: 'no-such-folder' }, '"no-such-folder" is not a folder.'],
    [{ base: 'https://example.com' }, 'base is "https://example.com". Expected a path such as /docs'],
    [
      { siteUrl: 'example.com' },
      'siteUrl is "example.com". Expected an absolute URL such as https://docs.example.com.',
    ],
    [{ siteUrl: 'https://example.com/docs' }, 'siteUrl is "https://example.com/docs".'],
    [{ allowedOrigins: ['cdn'] }, 'allowedOrigins contains "cdn". Expected a scheme and a host'],
    [{ hostRules: 'x' }, 'hostRules is "x". Expected one of nginx, caddy'],
    [{ urls: 'x' }, 'urls is "x". Expected one of html, clean, folder.'],
    [{ workers: -1 }, 'workers is -1. Expected a whole number from 0.'],
    [{ out: undefined }, 'out is missing. Expected the path of a folder.'],
    [{ dir: undefined }, 'dir is missing. Expected the path of a folder.'],
    [{ base: 'a b' }, 'base is "a b". Expected a path'],
    [{ siteurl: 'https://example.com' }, 'There is no option siteurl. Expected one of base, siteUrl'],
  ])('throws an OptionError for %j', async (options, message) => {
    const dir = createSite()
    const error: unknown = await buildSite({ dir, out: join(dir, 'dist'), ...(options as object) }).catch(
      (caught) => caught,
    )
    expect(error).toBeInstanceOf(OptionError)
    expect(error).toMatchObject({ code: 'library/option', message: expect.stringContaining(message) })
    expect(existsSync(join(dir, 'dist'))).toBe(false)
  })

  it('throws an OptionError for a cache with other files', async () => {
    const dir = createSite()
    const built = buildSite({ dir, out: join(dir, 'dist'), cache: dir })
    await expect(built).rejects.toThrow('cannot be the cache: it contains other files')
  })

  it('throws an IoError for an output folder with other files, which stay', async () => {
    const dir = createSite()
    const out = createFolder()
    writeFileSync(join(out, 'mine.txt'), 'mine')
    const error: unknown = await buildSite({ dir, out }).catch((caught) => caught)
    expect(error).toBeInstanceOf(IoError)
    expect(readdirSync(out)).toEqual(['mine.txt'])
  })

  it('reads and writes only what it is given, with source and output', async () => {
    const output = createMemoryOutput()
    const source = createMemorySource({ 'mint.json': JSON.stringify(CONFIG), 'index.mdx': 'Hi', 'guide.mdx': 'Hi' })
    expect(await buildSite({}, { source, output })).toMatchObject({ pages: 2, diagnostics: [] })
    expect([...output.files.keys()]).toContain('guide.html')
  })
})

describe('checkSite', () => {
  it('returns the problems of a folder, and writes nothing', async () => {
    const dir = createSite()
    const check = await checkSite({ dir })
    expect(check).toMatchObject({ file: 'mint.json', isUsable: true, pages: 2, fixed: [] })
    expect(listCodes(check)).toContain('page/broken-link')
    expect(readdirSync(dir).sort()).toEqual(['guide.mdx', 'index.mdx', 'mint.json'])
  })

  it('checks only the configuration with configOnly, and fixes it with fix', async () => {
    const dir = createSite({ ...CONFIG, navigaton: [] })
    const check = await checkSite({ dir, configOnly: true })
    expect(check.pages).toBeUndefined()
    expect(listCodes(check)).toEqual(['config/misspelled-key'])
    const broken = createSite({ name: 'Acme', navigaton: CONFIG.navigation })
    expect(listCodes({ diagnostics: (await checkSite({ dir: broken, fix: true })).fixed })).toEqual([
      'config/misspelled-key',
    ])
    expect(JSON.parse(readFileSync(join(broken, 'mint.json'), 'utf8'))).toEqual(CONFIG)
  })

  it('throws an OptionError if there is no such folder', async () => {
    await expect(checkSite({ dir: join(createSite(), 'docs') })).rejects.toThrow(OptionError)
  })
})

describe('createDevServer', () => {
  const servers: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })

  async function start(options: Parameters<typeof createDevServer>[0]) {
    const server = await createDevServer({ port: 0, ...options })
    servers.push(server)
    return server
  }

  it('serves a folder until it is closed', async () => {
    const server = await start({ dir: createSite(), base: '/docs/' })
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/docs/`)
    expect(server.countPages()).toBe(2)
    expect(await (await fetch(`${server.url}guide`)).text()).toContain('Guide')
    expect(listCodes({ diagnostics: server.diagnostics() })).toContain('page/broken-link')
    await server.close()
    servers.length = 0
    await expect(fetch(server.url)).rejects.toThrow()
  })

  it('reports changes', async () => {
    const dir = createSite()
    const onChange = vi.fn()
    const server = await start({ dir, onChange })
    // The watcher reports once that it has started.
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 20_000)
    mkdirSync(join(dir, 'more'))
    writeFileSync(join(dir, 'guide.mdx'), '---\ntitle: Changed\n---\n')
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(['guide.mdx']), 20_000)
    expect(await (await fetch(`${server.url}guide`)).text()).toContain('Changed')
  })

  it('starts with a configuration that cannot be used', async () => {
    const dir = createSite()
    writeFileSync(join(dir, 'mint.json'), '{')
    const server = await start({ dir })
    expect(server.countPages()).toBeUndefined()
    expect(listCodes({ diagnostics: server.diagnostics() })).toContain('config/syntax')
  })
})
