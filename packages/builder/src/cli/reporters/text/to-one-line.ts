/** Replaces control characters and line breaks, so that a file name can't move the cursor or forge a message. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, '\u{FFFD}')
}
