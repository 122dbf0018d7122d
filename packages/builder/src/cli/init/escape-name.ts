/** Escapes a name for the type of a file, so that it appears literally. */
export function escapeName(name: string, path: string): string {
  if (path.endsWith('.svg')) return toXml(name)
  if (path.endsWith('.mdx')) return toMarkdown(name)
  return name
}

/** Character references work in text and in attributes (XML 1.0, 2.4). */
function toXml(name: string): string {
  return name.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** All ASCII punctuation can be escaped with a backslash (CommonMark, 2.4), including the syntax of MDX. */
function toMarkdown(name: string): string {
  return name.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
