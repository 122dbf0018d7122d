import type { SyntaxFix, TagNames } from './syntax-fix.ts'

/**
 * Recognizes errors that are consequences of an earlier one, so that one mistake is reported once: a tag that became text
 * leaves a closing tag behind, and so does a tag that was closed early.
 */
export interface FollowUps {
  /**
   * Records a fix and what it leads to.
   *
   * @param text - The text before the fix.
   * @param toOriginalOffset - Converts an offset in that text to one in the author's text.
   */
  add(text: string, fix: SyntaxFix, toOriginalOffset: (offset: number) => number): void
  /** Whether a fix only removes a consequence. The offset is in the author's text. */
  has(text: string, fix: SyntaxFix, offset: number): boolean
}

/** A tag at the start of a text, up to its end or the end of the block. */
const TAG = /^<([A-Za-z][\w$.:-]*)(?:[^>\n]|\n(?![ \t]*\n))*>?/

export function createFollowUps(tagNames: TagNames): FollowUps {
  /** Ranges in the author's text that are explained by a report. */
  const explained: [start: number, end: number][] = []
  /** Tags whose closing tag has lost its opening tag. */
  const closed: string[] = []

  return {
    add(text, { offset, remove, insert }, toOriginalOffset) {
      const explain = (start: number, end: number) => explained.push([toOriginalOffset(start), toOriginalOffset(end)])
      const inserted = /^\s*<\/([^>]*)>/.exec(insert)?.[1]
      if (inserted !== undefined && remove === 0) closed.push(inserted)
      if (inserted !== undefined || !/^[\\\uE000-\uF8FF]/.test(insert)) return
      // A character became text, and with it the tag that it is in.
      const start = text[offset] === '<' ? offset : findTagStart(text, offset)
      const [tag = '', name] = TAG.exec(text.slice(start)) ?? []
      if (start === undefined || name === undefined || !tagNames.has(name)) return
      explain(start, start + tag.length)
      if (!tag.endsWith('/>')) closed.push(name)
    },
    has(text, { offset, remove }, original) {
      if (explained.some(([start, end]) => start <= original && original < end)) return true
      const name = /^<\s*\/\s*([^\s>]*)/.exec(text.slice(offset, offset + remove))?.[1]
      const index = name === undefined ? -1 : closed.indexOf(name)
      if (index >= 0) closed.splice(index, 1)
      return index >= 0
    },
  }
}

/** The start of the tag that an offset is in: a brace in an attribute. */
function findTagStart(text: string, offset: number): number | undefined {
  const start = text.lastIndexOf('<', offset)
  return start >= 0 && /^<[A-Za-z][^<>]*[\s=]$/.test(text.slice(start, offset)) ? start : undefined
}
