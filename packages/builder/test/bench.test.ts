import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createBenchSite } from '../bench/create-bench-site.ts'
import { listLimits } from '../bench/list-limits.ts'
import { toMedian } from '../bench/measured.ts'
import { parseBenchOptions } from '../bench/parse-bench-options.ts'
import { replaceSections } from '../bench/replace-sections.ts'
import { toExponent } from '../bench/shapes/measure-shapes.ts'
import { waitForText } from '../bench/wait-for-text.ts'
import { buildSite, createFolder } from './run-spearmint.ts'
import { writeFiles } from './temp-folders.ts'

/** Syntax that many pages must contain. */
const SYNTAX = [
  /^## /m,
  /^- /m,
  /^\| --- /m,
  /^```\w/m,
  /\]\(\/section-/,
  /^<Steps>/m,
  /^<CardGroup /m,
  /^<(Note|Tip|Warning)>/m,
]

describe('createBenchSite', () => {
  const site = createBenchSite(120)
  const pages = [...site].filter(([path]) => path.endsWith('.mdx'))

  it('creates the same site for the same count', () => {
    expect(pages).toHaveLength(120)
    expect([...createBenchSite(120)]).toEqual([...site])
    expect(createBenchSite(119)).not.toEqual(site)
  })

  it('creates different pages of about 7 kB', () => {
    const lengths = pages.map(([, text]) => text.length)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean).toBeGreaterThan(6_500)
    expect(mean).toBeLessThan(7_500)
    expect(new Set(pages.map(([, text]) => text)).size).toBe(120)
  })

  it('puts three to six code blocks on every page, in ten languages', () => {
    const languages = pages.map(([, text]) => [...text.matchAll(/^```(\w+)/gm)].map(([, language]) => language))
    expect(languages.filter(({ length }) => length < 3 || length > 6)).toEqual([])
    expect(new Set(languages.flat()).size).toBe(10)
  })

  it.each(SYNTAX)('uses %s', (pattern) => {
    expect(pages.filter(([, text]) => pattern.test(text)).length).toBeGreaterThan(10)
  })

  it('creates a site that builds without problems', () => {
    const folder = createFolder()
    writeFiles(folder, Object.fromEntries(createBenchSite(30)))
    const { run, report } = buildSite(folder, ['--strict'])
    expect(report.pages).toBe(30)
    expect(report.diagnostics).toEqual([])
    expect(run.code).toBe(0)
  })
})

describe('replaceSections', () => {
  const page = readFileSync(new URL('../../../docs/contributing/benchmarks.mdx', import.meta.url), 'utf8')
  const names = ['machine', 'limits', 'builds', 'dev', 'weight', 'peers', 'quality']

  it('finds a section for each table on the benchmarks page and changes nothing else', () => {
    const tables = new Map(names.map((name) => [name, `| ${name} |\n| --- |\n| $& 1 |`]))
    const once = replaceSections(page, tables)
    for (const [name, table] of tables)
      expect(once).toContain(`measured: ${name} */}\n\n${table}\n\n{/* end of ${name}`)
    expect(replaceSections(once, tables)).toBe(once)
    const words = (text: string) => text.split('\n').filter((line) => !line.startsWith('|') && line !== '')
    expect(words(once)).toEqual(words(page))
  })

  it('reports a table without a section', () => {
    expect(() => replaceSections(page, new Map([['unknown', '| |']]))).toThrow('no section "{/* measured: unknown */}')
  })
})

describe('parseBenchOptions', () => {
  it('parses counts and names', () => {
    expect(parseBenchOptions(['--sizes', '1000,20', '--modes', 'cold,touch', '--peers', 'hugo'])).toMatchObject({
      sizes: [20, 1000],
      runs: 3,
      modes: 'cold,touch',
      peers: ['hugo'],
    })
  })

  it('measures 20 and 1,000 pages once with --quick, unless other options say so', () => {
    expect(parseBenchOptions(['--quick'])).toMatchObject({ sizes: [20, 1000], runs: 1, peers: [] })
    expect(parseBenchOptions(['--quick', '--sizes', '100'])).toMatchObject({ sizes: [100], runs: 1 })
  })

  it.each([['--peers=hugo'], ['--write=page.mdx']])('rejects --quick with %s', (option) => {
    expect(() => parseBenchOptions(['--quick', option])).toThrow('--quick cannot be combined with --peers or --write')
  })

  it.each([
    ['runs', '0'],
    ['runs', 'x'],
    ['runs', '1.5'],
    ['sizes', '20,'],
    ['sizes', '-5'],
    ['modes', 'warm'],
    ['modes', 'cold,hot'],
  ])('rejects --%s %s', (option, written) => {
    expect(() => parseBenchOptions([`--${option}=${written}`])).toThrow(`--${option}: "`)
  })
})

describe('the figures of the benchmark', () => {
  const measured = { cpu: 1, wall: 1 }

  it('toMedian rejects an empty list of runs', () => {
    expect(() => toMedian([])).toThrow('no run')
    expect(toMedian([{ cpu: 3, wall: 1 }, measured, { cpu: 2, wall: 2 }])).toEqual({ cpu: 2, wall: 1 })
  })

  it('waitForText fails if the text never appears', async () => {
    const answers = ['old', 'old', 'new']
    await waitForText('new', async () => answers.shift() ?? '', { pause: 1, limit: 30_000 })
    expect(answers).toEqual([])
    const never = waitForText('new', async () => 'old', { pause: 1, limit: 20 })
    await expect(never).rejects.toThrow('"new" did not appear within 0.02 s.')
  })

  it('listLimits compares the largest site with the smallest, whichever has the heaviest page', () => {
    const weights = [1_000, 3_000, 2_000].map((gzip, index) => {
      const none = { gzip: 0, brotli: 0 }
      return { pages: 100 * (index + 1), html: { gzip, brotli: gzip }, css: none, js: none }
    })
    const starts = { version: measured, node: measured }
    const limits = listLimits({ starts, builds: [], weights, peers: [], qualities: [] })
    expect(limits.find(({ what }) => what.includes('largest site'))?.measured).toBe(2)
  })
})

describe('toExponent', () => {
  it.each([
    ['linear', [1_000, 2_000, 4_000, 8_000], 1],
    ['quadratic', [1_000, 4_000, 16_000, 64_000], 2],
    ['too short to measure', [1, 10, 50, 150], 0],
  ])('returns the exponent of times that are %s', (_what, times, exponent) => {
    expect(toExponent(times)).toBeCloseTo(exponent)
  })

  it('returns undefined if a build failed', () => {
    expect(toExponent([1_000, undefined, undefined, undefined])).toBeUndefined()
  })
})
