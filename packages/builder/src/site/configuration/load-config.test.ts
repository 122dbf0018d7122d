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
  it('says where else a configuration is', () => {
    const { config, diagnostics } = loadConfig(folderOf({ 'docs/mint.json': '{}', 'a.mdx': '' }))
    expect(config).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'config/missing-file', file: 'mint.json', line: 1, column: 1 }])
    expect(diagnostics[0]?.suggestions[0]).toBe('Build the folder "docs", which holds one.')
  })

  it('names a docs.json as what it is', () => {
    const [diagnostic] = loadConfig(folderOf({ 'docs.json': '{}' })).diagnostics
    expect(diagnostic?.message).toContain('Its docs.json is a later format')
  })

  it('gives no configuration when one of its problems is an error', () => {
    const text = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["a"] }], "favicn": "x" }'
    const { config, diagnostics } = loadConfig(folderOf({ 'mint.json': text }))
    expect(config).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'config/misspelt-key', severity: 'error', column: 66 }])
  })
})
