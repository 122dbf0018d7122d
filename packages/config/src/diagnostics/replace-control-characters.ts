/**
 * Replaces control characters with `�`, so that text of a site can be printed without moving the cursor, changing
 * colors or retitling the terminal. Tabs and line feeds stay.
 */
export function replaceControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '\u{FFFD}')
}
