import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfigSource } from '../config-source.ts'
import { parseSiteConfig } from '../parse-site-config.ts'
import { resolveIncludes } from './resolve-includes.ts'

interface IncludeCase {
  id: string
  note: string
  files: Record<string, string>
  resolved?: unknown
  read?: string[]
  error?: 'outside' | 'circular' | 'not-found' | 'invalid-json' | string
}

const cases = readFileSync(new URL('../fixtures/docs-ref-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): IncludeCase => JSON.parse(line))

function resolve(files: Record<string, string>) {
  return resolveIncludes(parseConfigSource('docs.json', files['docs.json'] ?? '', 'object'), (path) => files[path])
}

describe('recorded includes of the hosted service', () => {
  it.each(cases.filter(({ error }) => error === undefined))('$id: $note', ({ files, resolved, read }) => {
    const result = resolve(files)
    expect(result.value).toEqual(resolved)
    expect(result.files).toEqual(read)
    expect(result.problems).toEqual([])
  })

  it.each(cases.filter(({ error }) => error !== undefined))('$id: $note is an error', ({ files, error }) => {
    const { problems, sources } = resolve(files)
    const codes = [...problems, ...sources.flatMap((source) => source.problems)].map(({ code }) => code)
    expect(codes).toHaveLength(1)
    if (/outside|circular|not-found/.test(error ?? '')) expect(codes).toEqual([`config/include-${error}`])
  })
})

describe('includes', () => {
  const text = JSON.stringify({
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0A7A5A' },
    navigation: {
      tabs: [
        { tab: 'A', pages: ['a'] },
        { $ref: './nav/b.json' },
        { $ref: './nav/gone.json' },
        { tab: 'D', pages: [5] },
      ],
    },
  })
  const files: Record<string, string> = {
    'nav/b.json': '{ "tab": "B",\n  "pages": ["b", { "grup": "C", "pages": ["c"] }] }',
  }
  const parsed = parseSiteConfig(text, { file: 'docs.json', readInclude: (path) => files[path] })

  it('locate a problem in the included file', () => {
    const problem = parsed.diagnostics.find(({ code }) => code === 'config/misspelled-key')
    expect(problem).toMatchObject({ file: 'nav/b.json', line: 2, column: 20 })
  })

  it('locate a problem after an include that failed', () => {
    const problem = parsed.diagnostics.find(({ code }) => code === 'config/wrong-type')
    expect(problem).toMatchObject({ file: 'docs.json', column: text.indexOf('5]') + 1 })
  })

  it('that fail in a row are each reported at their own line, and later entries keep their indexes', () => {
    const lines = [
      '{ "theme": "mint", "name": "Acme", "colors": { "primary": "#0A7A5A" },',
      '"navigation": { "tabs": [',
      '{ "$ref": "./nav/x.json" },',
      '{ "$ref": "./nav/y.json" },',
      '{ "tab": "Z", "pages": ["a", 5] }',
      '] } }',
    ]
    const { diagnostics, config } = parseSiteConfig(lines.join('\n'), {
      file: 'docs.json',
      readInclude: () => undefined,
    })
    expect(diagnostics.map(({ code, line, message }) => [code, line, message.split(/[:;]/)[0]])).toEqual([
      ['config/include-not-found', 3, 'Cannot include "./nav/x.json"'],
      ['config/include-not-found', 4, 'Cannot include "./nav/y.json"'],
      ['config/wrong-type', 5, '"navigation.tabs[2].pages[1]" is 5'],
    ])
    expect(config?.navigationTree?.divisions.map(({ name }) => name)).toEqual(['Z'])
  })

  it('that fail in a list of settings leave out only their entry', () => {
    const links = [{ $ref: './gone.json' }, { label: 'Blog', href: 'https://acme.com' }]
    const { config } = parseSiteConfig(
      JSON.stringify({ name: 'Acme', navbar: { links }, navigation: { pages: ['a', { $ref: './gone.json' }] } }),
      { file: 'docs.json', readInclude: () => undefined },
    )
    expect(config?.topbarLinks.map(({ name }) => name)).toEqual(['Blog'])
    expect(config?.navigationTree?.entries).toHaveLength(1)
  })

  it('are listed with the files that do not exist', () => {
    expect(parsed.includedFiles).toEqual(['nav/b.json', 'nav/gone.json'])
  })

  it('are part of the navigation', () => {
    expect(parsed.config?.navigationTree?.divisions.map(({ name }) => name)).toEqual(['A', 'B', 'D'])
  })

  it('locate values for later problems', () => {
    const path = parsed.config?.navigationTree?.divisions[1]?.entries[0]?.path ?? []
    expect(parsed.locateInFiles(path)).toMatchObject({ file: 'nav/b.json', range: { line: 2, column: 13 } })
    expect(parsed.locate(path)).toMatchObject({ line: 1, column: text.indexOf('{"$ref"') + 1 })
  })

  it('are reported if no file can be read', () => {
    const { diagnostics, config } = parseSiteConfig(text, { file: 'docs.json' })
    expect(diagnostics.map(({ code }) => code)).toContain('config/include-not-read')
    expect(config?.navigationTree?.divisions.map(({ name }) => name)).toEqual(['A', 'D'])
  })

  it('do not multiply without limit', () => {
    const many = `[${Array.from({ length: 30 }, () => '{ "$ref": "./next.json" }').join(',')}]`
    const chain = new Map(
      Array.from({ length: 12 }, (_, index) => [`${index}.json`, many.replaceAll('next', `${index + 1}`)]),
    )
    const { diagnostics } = parseSiteConfig('{ "navigation": { "tabs": { "$ref": "./0.json" } } }', {
      file: 'docs.json',
      readInclude: (path) => chain.get(path) ?? '{ "tab": "T", "pages": ["a"] }',
    })
    expect(diagnostics.map(({ code }) => code)).toContain('config/too-large')
  })
})
