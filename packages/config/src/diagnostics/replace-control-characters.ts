/**
 * Replaces control characters with `�`, so that printing text from a site can't move the cursor, change colors or
 * rename the terminal. Tabs and line feeds stay.
 */
export function replaceControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '\u{FFFD}')
}
