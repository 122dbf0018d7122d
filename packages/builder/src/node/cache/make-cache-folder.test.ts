import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CACHE_TAG, makeCacheFolder, mayBeCacheFolder } from './make-cache-folder.ts'

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'spearmint-cache-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

describe('a cache folder', () => {
  it.each([
    ['whose tag was cut off when the disk was full', { '.gitignore': '# The', [CACHE_TAG]: 'Signature: 8a' }],
    ['whose tag was not written because the disk was full', { '.gitignore': '' }],
    ['of an earlier version', { [CACHE_TAG]: '# The cache of Spearmint' }],
  ])('%s is ours', (_which, files) => {
    const folder = makeFolder({ ...files })
    expect(mayBeCacheFolder(folder)).toBe(true)
    makeCacheFolder(folder)
    expect(readFileSync(join(folder, CACHE_TAG), 'utf8')).toContain('Spearmint')
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('\n*\n')
  })

  it('of another program is not', () => {
    expect(mayBeCacheFolder(makeFolder({ [CACHE_TAG]: 'Signature: 8a477f597d28d172789f06886806bc55\n' }))).toBe(false)
  })
})
