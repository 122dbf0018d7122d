import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useTempFolders } from '../../test/temp-folders.ts'
import { openGrowingFile } from './open-growing-file.ts'

const makeFolder = useTempFolders()

function write(path: string, parts: readonly string[]): number {
  const file = openGrowingFile(path)
  for (const part of parts) file.append(Buffer.from(part))
  return file.close()
}

describe('openGrowingFile', () => {
  it('holds what was added, whatever stood there before', () => {
    const path = join(makeFolder(), 'a.txt')
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ unit: 'grapheme' })), (before, parts) => {
        writeFileSync(path, before)
        expect(write(path, parts)).toBe(Buffer.byteLength(parts.join('')))
        expect(readFileSync(path, 'utf8')).toBe(parts.join(''))
      }),
    )
  })

  it.each([
    ['the same bytes', ['ab', 'c'], true],
    ['more', ['ab', 'cd'], false],
    ['less', ['ab'], false],
    ['others', ['ab', 'd'], false],
  ])('of a file that held abc and gets %s keeps the time: %j %s', (_, parts, isKept) => {
    const path = join(makeFolder(), 'a.txt')
    writeFileSync(path, 'abc')
    utimesSync(path, 1000, 1000)
    write(path, parts)
    expect(statSync(path).mtimeMs === 1_000_000).toBe(isKept)
    expect(readFileSync(path, 'utf8')).toBe(parts.join(''))
  })
})
