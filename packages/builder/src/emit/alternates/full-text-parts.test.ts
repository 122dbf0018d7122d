import { describe, expect, it } from 'vitest'
import { FullTextParts } from './full-text-parts.ts'

describe('FullTextParts', () => {
  it('starts a file when the last one has a million characters, and never divides a page', () => {
    const parts = new FullTextParts()
    const lengths = [600_000, 400_000, 1, 2_000_000, 5]
    expect(lengths.map((length) => parts.next(length))).toEqual([
      'llms-full.txt',
      'llms-full.txt',
      'llms-full-2.txt',
      'llms-full-3.txt',
      'llms-full-4.txt',
    ])
    expect(parts.files).toHaveLength(4)
  })
})
