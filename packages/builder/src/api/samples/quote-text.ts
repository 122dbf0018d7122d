/** How a language quotes text in double quotes, apart from what nearly all languages share: `\n`, `\r`, `\t`, `\\`, `\"`. */
export interface QuoteRules {
  /** Characters with a meaning inside quotes, such as the `$` of a variable. They are escaped with a backslash. */
  special?: string
  /** Escapes a character, given its code with four hexadecimal digits. Default: `\u001f`. */
  toEscape?: (hexadecimal: string) => string
}

/** Characters that source code should only contain escaped: controls, other line breaks, and bidirectional marks. */
export const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it searches for them
  /[\0-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/** Java decodes `\u` escapes before it parses, so line ends need a named escape. */
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Quotes text in double quotes. Halves of surrogate pairs cannot be UTF-8 and become U+FFFD. */
export function quoteText(text: string, { special = '', toEscape = (code) => `\\u${code}` }: QuoteRules = {}): string {
  const escaped = [...text.replace(/\p{Surrogate}/gu, '\ufffd')]
    .map((letter) => (letter === '"' || letter === '\\' || special.includes(letter) ? `\\${letter}` : letter))
    .join('')
  return `"${escaped.replace(HIDDEN, (letter) => NAMED[letter] ?? toEscape(letter.charCodeAt(0).toString(16).padStart(4, '0')))}"`
}

/** Whether a multiline literal can contain the text without escapes. */
export function isPlainText(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && text.replaceAll('\n', '').search(HIDDEN) < 0
}

/** Indents every line but the first. */
export function indent(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
}
