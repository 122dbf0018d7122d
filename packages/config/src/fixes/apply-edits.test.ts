import { describe, expect, it } from 'vitest'
import { applyEdits } from './apply-edits.ts'

describe('applyEdits', () => {
  it('inserts, replaces and removes, whatever the order of the edits', () => {
    const edits = [
      { offset: 6, length: 2, text: '' },
      { offset: 0, length: 1, text: 'A' },
      { offset: 3, length: 0, text: '-' },
    ]
    expect(applyEdits('abcdefgh', edits)).toBe('Abc-def')
    expect(applyEdits('abcdefgh', edits.toReversed())).toBe('Abc-def')
  })

  it('applies insertions at the same offset in the order given', () => {
    const edits = ['1', '2', '3'].map((text) => ({ offset: 1, length: 0, text }))
    expect(applyEdits('ab', edits)).toBe('a123b')
  })

  it('returns the text if there is nothing to do', () => {
    expect(applyEdits('abc', [])).toBe('abc')
  })
})
