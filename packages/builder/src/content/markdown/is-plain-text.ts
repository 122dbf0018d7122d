/** A letter, then letters, digits, single spaces, and punctuation where it has no meaning in Markdown and GFM. */
const PLAIN = /^\p{L}(?:[\p{L}\p{M}\p{N},;:?'"()—–-]|\/(?!\/)|(?<!www)\.(?= |$)| (?=[^ ]))*$/iu

/** In code units. The regular expression uses memory for each character; about ten million would crash the build. */
const MAX_LENGTH = 10_000

/** Whether Markdown reads a text as one paragraph without any markup. False if a full parse is needed to know. */
export function isPlainText(markdown: string): boolean {
  return markdown.length <= MAX_LENGTH && PLAIN.test(markdown)
}
