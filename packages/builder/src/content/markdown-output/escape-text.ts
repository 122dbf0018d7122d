/** Signs that mean something in Markdown within a line. A `_` within a word means nothing, nor does a lone `<` or `&`. */
const SIGNS = /[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!$/giu

/** Escapes text so that Markdown shows it as it is, and makes white space single spaces. */
export function escapeText(text: string): string {
  return toSingleSpaces(text).replace(SIGNS, '\\$&')
}

export function toSingleSpaces(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ')
}

/** Escapes what would make a heading, list, quotation, table or rule of a line of text. */
export function escapeLineStarts(text: string): string {
  return text
    .split('\n')
    .map((line, index) =>
      line
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
        .replace(index === 0 ? /^(?:#{1,6}(?=\s|$)|[-+](?=[\s-]|$)|>)/ : /^[-+=#>|:]/, '\\$&'),
    )
    .join('\n')
}

/** Puts marks (`*`, `**`, `~~`) around text. Markdown wants them next to words, so spaces at the ends go outside. */
export function wrapText(mark: string, text: string): string {
  const inner = text.trim()
  if (inner === '') return text
  const start = text.indexOf(inner)
  return text.slice(0, start) + mark + inner + mark + text.slice(start + inner.length)
}

/** Code within a line, between as many backticks as it needs. */
export function toInlineCode(code: string): string {
  const text = code.replace(/\s+/g, ' ')
  if (text.trim() === '') return ''
  const fence = '`'.repeat(findLongestRun(text) + 1)
  // A space at both ends is taken off again by the reader.
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return fence + pad + text + pad + fence
}

/** A block of code. `info` is what stands after the opening fence: language and title. */
export function toFence(code: string, info: string): string {
  const fence = '`'.repeat(Math.max(3, findLongestRun(code) + 1))
  return `${fence}${info.replace(/[`\s]+/g, ' ').trim()}\n${code.replace(/\n$/, '')}\n${fence}`
}

function findLongestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}

/** The address of a link or picture between its brackets. */
export function toDestination(href: string): string {
  return href === '' || /[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURIComponent)}>` : href
}
