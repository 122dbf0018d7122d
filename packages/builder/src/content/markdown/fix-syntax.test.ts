import { VFileMessage } from 'vfile-message'
import { describe, expect, it } from 'vitest'
import { fixSyntax } from './fix-syntax.ts'

/** An error about the last `<` of a text that no backslash escapes. */
function findError(text: string): VFileMessage {
  const offset = text.search(/(?<!\\)</)
  return new VFileMessage('Unexpected character `3`', {
    place: { line: 1, column: offset + 2, offset: offset + 1 },
    source: 'micromark-extension-mdx-jsx',
    ruleId: 'unexpected-character',
  })
}

/** Fixes the errors of a text, and counts the characters that are parsed again. */
function countParsed(text: string): number {
  let characters = 0
  const tryParse = (fixed: string) => {
    characters += fixed.length
    return findError(fixed)
  }
  fixSyntax({
    text,
    file: 'a.mdx',
    error: findError(text),
    tryParse,
    tagNames: { has: () => false, findNearest: () => undefined },
  })
  return characters
}

describe('fixSyntax', () => {
  it.each([1_000, 20_000, 100_000, 300_000])('parses no more than its budget again for %i characters', (size) => {
    expect(countParsed('a <3 b\n\n'.repeat(size / 8))).toBeLessThanOrEqual(330_000)
  })
})
