import { describe, expect, it } from 'vitest'
import { blankFrontmatter } from './blank-frontmatter.ts'

describe('blankFrontmatter', () => {
  it.each([
    ['---\ntitle: a\n---\nbody', '\n\n\nbody'],
    ['---\r\ntitle: a\r\n---\r\nbody\r\nmore', '\n\n\nbody\nmore'],
    ['\uFEFFbody', 'body'],
    ['body\n\n---\n\nmore', 'body\n\n---\n\nmore'],
    ['', ''],
  ])('%j → %j', (text, expected) => {
    expect(blankFrontmatter(text)).toBe(expected)
  })
})
