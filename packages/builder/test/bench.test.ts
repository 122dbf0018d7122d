import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createBenchSite } from '../bench/create-bench-site.ts'
import { replaceSections } from '../bench/replace-sections.ts'
import { buildSite, createFolder } from './run-spearmint.ts'
import { writeFiles } from './temp-folders.ts'

/** What an example of each must look like on some page. */
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

describe('the site of the benchmark', () => {
  const site = createBenchSite(120)
  const pages = [...site].filter(([path]) => path.endsWith('.mdx'))

  it('is the same each time', () => {
    expect(pages).toHaveLength(120)
    expect([...createBenchSite(120)]).toEqual([...site])
    expect(createBenchSite(119)).not.toEqual(site)
  })

  it('has pages of about 7 kB, none like another', () => {
    const lengths = pages.map(([, text]) => text.length)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean).toBeGreaterThan(6_500)
    expect(mean).toBeLessThan(7_500)
    expect(new Set(pages.map(([, text]) => text)).size).toBe(120)
  })

  it('has three to six blocks of code a page, in ten languages', () => {
    const languages = pages.map(([, text]) => [...text.matchAll(/^```(\w+)/gm)].map(([, language]) => language))
    expect(languages.filter(({ length }) => length < 3 || length > 6)).toEqual([])
    expect(new Set(languages.flat()).size).toBe(10)
  })

  it.each(SYNTAX)('uses %s', (pattern) => {
    expect(pages.filter(([, text]) => pattern.test(text)).length).toBeGreaterThan(10)
  })

  it('is built without a problem', () => {
    const folder = createFolder()
    writeFiles(folder, Object.fromEntries(createBenchSite(30)))
    const { run, report } = buildSite(folder, ['--strict'])
    expect(report.pages).toBe(30)
    expect(report.diagnostics).toEqual([])
    expect(run.code).toBe(0)
  })
})

describe('the page of the benchmark', () => {
  const page = readFileSync(new URL('../../../docs/contributing/benchmarks.mdx', import.meta.url), 'utf8')
  const names = ['machine', 'limits', 'builds', 'dev', 'weight', 'peers', 'quality']

  it('has a place for each table, and keeps its words when they are replaced', () => {
    const tables = new Map(names.map((name) => [name, `| ${name} |\n| --- |\n| $& 1 |`]))
    const once = replaceSections(page, tables)
    for (const [name, table] of tables)
      expect(once).toContain(`measured: ${name} */}\n\n${table}\n\n{/* end of ${name}`)
    expect(replaceSections(once, tables)).toBe(once)
    const words = (text: string) => text.split('\n').filter((line) => !line.startsWith('|') && line !== '')
    expect(words(once)).toEqual(words(page))
  })

  it('loses no table that has no place in it', () => {
    expect(() => replaceSections(page, new Map([['unknown', '| |']]))).toThrow('no place "{/* measured: unknown */}')
  })
})
