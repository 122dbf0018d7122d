import { describe, expect, it } from 'vitest'
import type { SourceFolder } from '../../core/index.ts'
import { loadConfig } from './load-config.ts'

function folderOf(files: Record<string, string>): SourceFolder {
  return {
    list: () => Object.keys(files).map((path) => ({ path, size: 0 })),
    readText: (path) => files[path],
    readBytes: () => undefined,
  }
}

describe('loadConfig', () => {
  it('suggests a folder that contains a configuration', () => {
    const { config, diagnostics } = loadConfig(folderOf({ 'docs/mint.json': '{}', 'a.mdx': '' }))
    expect(config).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'config/missing-file', file: '' }])
    expect(diagnostics[0]?.suggestions[0]).toBe('Use the folder "docs", which contains one.')
  })

  it('prefers docs.json to mint.json, with a note', () => {
    const docs =
      '{ "theme": "mint", "name": "Docs", "colors": { "primary": "#1d4ed8" }, "navigation": { "pages": ["a"] } }'
    const mint = '{ "name": "Mint", "navigation": [{ "group": "G", "pages": ["a"] }] }'
    const { file, config, diagnostics } = loadConfig(folderOf({ 'docs.json': docs, 'mint.json': mint }))
    expect({ file, name: config?.name }).toEqual({ file: 'docs.json', name: 'Docs' })
    expect(diagnostics).toMatchObject([{ code: 'config/two-files', severity: 'info', file: 'mint.json' }])
  })

  it('reads and locates what docs.json includes', () => {
    const text =
      '{ "theme": "mint", "name": "A", "colors": { "primary": "#1d4ed8" }, "navigation": { "$ref": "nav.json" } }'
    const source = folderOf({ 'docs.json': text, 'nav.json': '{\n  "pages": ["a"]\n}' })
    const { config, includedFiles, locate } = loadConfig(source)
    expect(includedFiles).toEqual(['nav.json'])
    const [entry] = config?.navigationTree?.entries ?? []
    expect(entry && locate?.(entry.path)).toMatchObject({ file: 'nav.json', range: { line: 2 } })
  })

  it.each<[string, Buffer, string, object]>([
    [
      'UTF-16 with a byte order mark',
      Buffer.from('\uFEFF{ "name": "A" }', 'utf16le'),
      'The file is UTF-16; expected UTF-8.',
      { line: 1, column: 1 },
    ],
    [
      'UTF-16 without one',
      Buffer.from('{ "name": "A" }', 'utf16le'),
      'The file is UTF-16; expected UTF-8.',
      { line: 1, column: 1 },
    ],
    [
      'Latin-1',
      Buffer.from('{\n  "name": "Größe",\n  "navigation": [{ "group": "G", "pages": ["a"] }]\n}', 'latin1'),
      'The file is not UTF-8. From here on, characters that cannot be decoded are shown as "\uFFFD".',
      { line: 2, column: 14 },
    ],
  ])('reports only that the encoding is %s', (_name, bytes, message, position) => {
    const folder = { ...folderOf({ 'mint.json': bytes.toString() }), readBytes: () => bytes }
    const suggestions = ['Save the file as UTF-8.']
    expect(loadConfig(folder).diagnostics).toMatchObject([
      { code: 'config/encoding', severity: 'error', message, suggestions, ...position },
    ])
  })

  it('reports that an included file is UTF-16', () => {
    const text =
      '{ "theme": "mint", "name": "A", "colors": { "primary": "#1d4ed8" }, "navigation": { "$ref": "nav.json" } }'
    const nav = Buffer.from('{ "pages": ["a"] }', 'utf16le').toString()
    expect(loadConfig(folderOf({ 'docs.json': text, 'nav.json': nav })).diagnostics).toMatchObject([
      { code: 'config/encoding', file: 'nav.json' },
    ])
  })

  it('says that mint.json is a folder', () => {
    const [diagnostic] = loadConfig(folderOf({ 'mint.json/a.mdx': '' })).diagnostics
    expect(diagnostic?.message).toBe('mint.json is a folder. Expected a file, the configuration of the site.')
  })

  it('leaves out what is invalid', () => {
    const text = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["a"] }], "favicn": "x" }'
    const { config, diagnostics } = loadConfig(folderOf({ 'mint.json': text }))
    expect(config).toMatchObject({ name: 'A', navigation: [{ group: 'G', pages: ['a'] }] })
    expect(diagnostics).toMatchObject([{ code: 'config/misspelled-key', severity: 'error', column: 66 }])
  })

  it('uses the name of the folder for a site without one', () => {
    const source = { ...folderOf({ 'mint.json': '{ "navigation": [] }' }), name: 'acme-docs' }
    expect(loadConfig(source).config?.name).toBe('acme-docs')
  })
})
