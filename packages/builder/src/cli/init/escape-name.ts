/** Writes a name so that it stands in a file of this kind as the text it is. */
export function escapeName(name: string, path: string): string {
  if (path.endsWith('.svg')) return toXml(name)
  if (path.endsWith('.mdx')) return toMarkdown(name)
  return name
}

/** References work in text and in attributes (XML 1.0, 2.4). */
function toXml(name: string): string {
  return name.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Every sign of punctuation of ASCII may have a back-slash in front (CommonMark, 2.4); of MDX's signs too. */
function toMarkdown(name: string): string {
  return name.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
