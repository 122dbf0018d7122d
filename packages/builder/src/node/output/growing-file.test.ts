import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useTempFolders } from '../../../test/temp-folders.ts'
import { openGrowingFile } from './growing-file.ts'

const makeFolder = useTempFolders()

/** Writes a file beside `path` if that holds something else, and returns where the text is now. */
function write(path: string, parts: readonly string[]): { size: number; place: string } {
  let place = path
  const file = openGrowingFile(existsSync(path) ? path : undefined, () => {
    place = `${path}.draft`
    return place
  })
  for (const part of parts) file.append(Buffer.from(part))
  return { size: file.close(), place }
}

describe('openGrowingFile', () => {
  it('contains what was appended, whatever the older file contains', () => {
    const path = join(makeFolder(), 'a.txt')
    fc.assert(
      fc.property(
        fc.option(fc.string(), { nil: undefined }),
        fc.array(fc.string({ unit: 'grapheme' })),
        (before, parts) => {
          rmSync(path, { force: true })
          if (before !== undefined) writeFileSync(path, before)
          const { size, place } = write(path, parts)
          expect(size).toBe(Buffer.byteLength(parts.join('')))
          expect(readFileSync(place, 'utf8')).toBe(parts.join(''))
          if (before !== undefined) expect(readFileSync(path, 'utf8')).toBe(before)
        },
      ),
    )
  })

  it('copies the start of a long file that only changes at the end', () => {
    const path = join(makeFolder(), 'a.txt')
    const start = 'ä'.repeat(400_000)
    writeFileSync(path, `${start}old`)
    const { place } = write(path, [start, 'new'])
    expect(readFileSync(place, 'utf8')).toBe(`${start}new`)
  })

  it.each([
    ['the same bytes', ['ab', 'c'], true],
    ['more', ['ab', 'cd'], false],
    ['less', ['ab'], false],
    ['others', ['ab', 'd'], false],
  ])('needs a draft for a file with "abc" that becomes %s: %j %s', (_, parts, isKept) => {
    const path = join(makeFolder(), 'a.txt')
    writeFileSync(path, 'abc')
    const { place } = write(path, parts)
    expect(place === path).toBe(isKept)
    expect(readFileSync(place, 'utf8')).toBe(parts.join(''))
  })
})
