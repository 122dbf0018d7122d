/** Characters with a meaning in inline Markdown. A `_` inside a word has none, nor does a single `<` or `&`. */
const SPECIAL_CHARACTERS = /[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!$/giu

/** Escapes text for inline Markdown and collapses white space to single spaces. */
export function escapeText(text: string): string {
  return toSingleSpaces(text).replace(SPECIAL_CHARACTERS, '\\$&')
}

export function toSingleSpaces(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ')
}

/** Escapes what would turn a line of text into a heading, list, blockquote, table or thematic break. */
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

/**
 * Puts marks (`*`, `**`, `~~`) around text. Markdown requires them next to words, so spaces at both ends go outside.
 */
export function wrapText(mark: string, text: string): string {
  const inner = text.trim()
  if (inner === '') return text
  const start = text.indexOf(inner)
  return text.slice(0, start) + mark + inner + mark + text.slice(start + inner.length)
}

/** Converts to inline code, with as many backticks as it needs. */
export function toInlineCode(code: string): string {
  const text = code.replace(/\s+/g, ' ')
  if (text.trim() === '') return ''
  const fence = '`'.repeat(findLongestRun(text) + 1)
  // Markdown parsers remove one space at both ends.
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return fence + pad + text + pad + fence
}

/** Converts to a fenced code block. `info` is the text after the opening fence: language and title. */
export function toFence(code: string, info: string): string {
  const fence = '`'.repeat(Math.max(3, findLongestRun(code) + 1))
  return `${fence}${info.replace(/[`\s]+/g, ' ').trim()}\n${code.replace(/\n$/, '')}\n${fence}`
}

function findLongestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}

/** Converts to the destination of a link or image. */
export function toDestination(href: string): string {
  return href === '' || /[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURIComponent)}>` : href
}
