/** A letter, then letters, digits, single spaces, and marks where Markdown and GFM read nothing into them. */
const PLAIN = /^\p{L}(?:[\p{L}\p{M}\p{N},;:?'"()—–-]|\/(?!\/)|(?<!www)\.(?= |$)| (?=[^ ]))*$/iu

/** Code units. The expression keeps a note of each sign: of some ten million it would end the build. */
const LONGEST = 10_000

/** Whether Markdown makes one paragraph of a text, with nothing but the text in it. Says no where it would need a closer look. */
export function isPlainText(markdown: string): boolean {
  return markdown.length <= LONGEST && PLAIN.test(markdown)
}
