/** A regular expression for a text, for the parsers of all servers. No character of it ends a quoted value. */
export function toRegExpText(text: string): string {
  return text.replace(/[.*+?^$()[\]{}|"'`\\ #%]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`)
}
