/**
 * Remembers the text that the native parser reads: a fault in it ends the whole process and cannot be caught. Where the
 * process has ended, the text is left to the reference parser the next time.
 */
export interface ParseGuard {
  /** Says whether a text may be read by the native parser, and notes that it is. */
  allows(text: string): boolean
}
