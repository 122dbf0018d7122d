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

/** Whether `<name>` is meant as a tag. Otherwise it is text, such as `<your-key>`. */
export type IsTagName = (name: string) => boolean
