import type { Edit } from './edited-text.ts'

/** An edit that fixes the first syntax error of a text. */
export interface SyntaxFix extends Edit {
  /** What the author should do, as a short imperative sentence. */
  advice: string
  /** What is wrong, if the fix shows it better than the error of the parser: lower case, without a period. */
  reason?: string
  /** Offset of the cause, if the edit is elsewhere: of the tag that is never closed. */
  culprit?: number
}

/** The names of tags. */
export interface TagNames {
  /** Whether `<name>` is meant as a tag. Otherwise it is text, such as `<your-key>`. */
  has(name: string): boolean
  /** Finds the component that a name may be a misspelling of. */
  findNearest(name: string): string | undefined
}
