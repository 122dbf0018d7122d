import { describe, expect, it } from 'vitest'
import { createMemoryOutput, createMemorySource } from '../../../test/in-memory-folders.ts'
import { BudgetError, type Cache } from '../../core/index.ts'
import { createSourceHashes } from '../../site/index.ts'
import type { BuildIo } from '../build-options.ts'
import { checkSite } from '../check/check-site.ts'
import { openDevSession } from '../dev/dev-session.ts'
import type { PackageData } from '../package-data.ts'
import { packageData, toConfig } from '../testing/create-test-io.ts'
import { writeSite } from '../write-site.ts'
import { PageTimeoutError } from './page-guard.ts'

const FORMULA = '---\ntitle: First\n---\n\nText <b>with</b> a formula: $$x$$'
const OPTIONS = { base: '', parser: 'reference' } as const

/** Packages with a renderer of formulas that can't be loaded. */
function failWith(error: unknown): PackageData {
  return {
    ...packageData,
    async loadTemml() {
      throw error
    },
  }
}

function toFiles(first: string = FORMULA): Record<string, string> {
  return {
    'mint.json': toConfig(['a', 'b']),
    'a.mdx': first,
    'b.mdx': '---\ntitle: Second\n---\n\nThe [first page](/a#somewhere).',
  }
}

async function build(io: Partial<BuildIo>, files = toFiles()) {
  const source = createMemorySource(files)
  const output = createMemoryOutput()
  const defaults = { source, output, packageData, clock: () => 0, hashFile: createSourceHashes(source) }
  const result = await writeSite(OPTIONS, { ...defaults, ...io })
  return { result, files: output.files }
}

function createMemoryCache() {
  const values = new Map<string, object>()
  const cache: Cache = {
    find: (key) => values.get(key),
    retain: (key) => values.has(key),
    set: (key, value) => void values.set(key, value as object),
  }
  return { ...cache, values }
}

const position = { start: { line: 5, column: 2 }, end: { line: 5, column: 9 } }

describe('the boundary around a page', () => {
  it.each([
    ['a bug', new TypeError('x is not a function'), 'page/failed', 1],
    ['a value that is not an error', 'text', 'page/failed', 1],
    ['a stack overflow', new RangeError('Maximum call stack size exceeded'), 'page/too-complex', 1],
    ['an exceeded budget', new BudgetError('the nesting of lists', 100, position), 'page/too-complex', 5],
  ])('reports %s and writes the page as plain text', async (_, error, code, line) => {
    const { result, files } = await build({ packageData: failWith(error) })
    expect(result.diagnostics).toMatchObject([{ code, severity: 'error', file: 'a.mdx', line }])
    expect(files.get('a.html')).toContain('Text &#x3C;b>with&#x3C;/b> a formula: $$x$$')
    expect(files.get('a.html')).toContain('<title>First')
    expect(files.get('a.html')).toContain('href="/b.html"')
    expect(files.get('a.md')).toContain('$$x$$')
    expect(files.get('b.html')).toContain('first page')
  })

  it('reports a bug with its stack', async () => {
    const { result } = await build({ packageData: failWith(new TypeError('oops')) })
    expect(result.diagnostics[0]?.stack).toContain('page-boundary.test.ts')
  })

  it('leaves out a page whose file cannot be read, and writes the others', async () => {
    const source = createMemorySource(toFiles())
    const readText = (path: string) => (path === 'a.mdx' ? undefined : source.readText(path))
    const { result, files } = await build({ source: { ...source, readText } })
    expect(result).toMatchObject({ status: 'built', pages: 1 })
    expect(files.has('a.html')).toBe(false)
    expect(files.get('b.html')).toContain('first page')
  })

  it('ends the build if the file system fails, because that is not about the page', async () => {
    const error = Object.assign(new Error('EIO'), { syscall: 'read' })
    await expect(build({ packageData: failWith(error) })).rejects.toBe(error)
  })

  it('reports the page if a snippet in it cannot be rendered', async () => {
    const files = {
      ...toFiles('import Part from "/snippets/part.mdx"\n\nBefore\n\n<Part />'),
      'snippets/part.mdx': 'Part: $$x$$',
    }
    const io = { packageData: failWith(new BudgetError('this', 1)) }
    const { result } = await build(io, files)
    expect(result.diagnostics).toMatchObject([{ code: 'page/too-complex', file: 'a.mdx' }])
  })

  it('writes plain text if a record cannot be stored', async () => {
    const cache = createMemoryCache()
    const set = (key: string, value: object) => {
      if (JSON.stringify(value).includes('math')) throw new RangeError('Invalid string length')
      cache.set(key, value)
    }
    const { result, files } = await build({ cache: { ...cache, set } })
    expect(result.diagnostics).toMatchObject([{ code: 'page/too-complex', file: 'a.mdx' }])
    expect(files.get('a.html')).toContain('$$x$$')
  })

  it('writes plain text if the files of a page cannot be rendered', async () => {
    let calls = 0
    const get = (file: string) => {
      if (file === 'a.mdx' && calls++ === 0) throw new TypeError('oops')
      return undefined
    }
    const { result, files } = await build({ changeDates: { get } as never })
    expect(result.diagnostics).toMatchObject([{ code: 'page/failed', file: 'a.mdx' }])
    expect(files.get('a.html')).toContain('$$x$$')
    expect(files.get('llms-full.txt')?.match(/# First/g)).toHaveLength(1)
  })

  it('caches nothing about a page that took too long', async () => {
    const cache = createMemoryCache()
    const { result, files } = await build({ packageData: failWith(new PageTimeoutError(30)), cache })
    expect(result.diagnostics).toMatchObject([{ code: 'page/timeout', file: 'a.mdx' }])
    expect(files.get('a.html')).toContain('$$x$$')
    const heads = [...cache.values.keys()].filter((key) => key.startsWith('head '))
    expect(heads).toHaveLength(1)
  })

  it('caches a page that failed, so that the next build reports it again', async () => {
    const cache = createMemoryCache()
    const io = { packageData: failWith(new TypeError('oops')), cache }
    const first = await build(io)
    const second = await build({ ...io, packageData })
    expect(second.result.diagnostics).toEqual(first.result.diagnostics)
  })

  it('names the slowest page only if a page was rendered', async () => {
    const cache = createMemoryCache()
    const first = await build({ cache })
    const second = await build({ cache })
    expect([first.result.slowest, second.result.slowest]).toEqual([{ file: 'a.mdx', milliseconds: 0 }, undefined])
  })

  it('keeps checking the other pages', async () => {
    const files = toFiles()
    const io = { source: createMemorySource(files), packageData: failWith(new RangeError('too deep')) }
    const { diagnostics, pages } = await checkSite(OPTIONS, io, 'site')
    expect(pages).toBe(2)
    expect(diagnostics).toMatchObject([{ code: 'page/too-complex', file: 'a.mdx' }])
  })

  it('keeps serving pages during development', async () => {
    const openSource = () => createMemorySource(toFiles())
    const site = await openDevSession(OPTIONS, { packageData: failWith(new TypeError('oops')), openSource })
    expect(await site.find('a.html')).toMatchObject({ content: expect.stringContaining('page/failed') })
    expect(await site.find('b.html')).toMatchObject({ content: expect.stringContaining('Second') })
    expect(await site.find('llms.txt')).toMatchObject({ content: expect.stringContaining('First') })
  })
})
