/** How a language writes text between double quotes, beyond what nearly all of them share: `\n`, `\r`, `\t`, `\\`, `\"`. */
export interface QuoteRules {
  /** Characters that have a meaning inside of text, such as the `$` of a variable; a backslash takes it from them. */
  special?: string
  /** Writes a character by its number, given with four hexadecimal digits. Default `\u001f`. */
  toEscape?: (hexadecimal: string) => string
}

/** Characters that source should not hold as they are: controls, further line breaks, and marks that turn text around. */
export const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
/** Java reads `\u` before anything else: what ends a line must have a name. */
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Quotes text between double quotes. Halves of surrogate pairs, which no UTF-8 can hold, become U+FFFD. */
export function quoteText(text: string, { special = '', toEscape = (code) => `\\u${code}` }: QuoteRules = {}): string {
  const escaped = [...text.replace(/\p{Surrogate}/gu, '\ufffd')]
    .map((letter) => (letter === '"' || letter === '\\' || special.includes(letter) ? `\\${letter}` : letter))
    .join('')
  return `"${escaped.replace(HIDDEN, (letter) => NAMED[letter] ?? toEscape(letter.charCodeAt(0).toString(16).padStart(4, '0')))}"`
}

/** Whether text may stand in a literal of several lines, as it is. */
export function isPlainText(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && text.replaceAll('\n', '').search(HIDDEN) < 0
}
