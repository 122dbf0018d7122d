/**
 * Characters that can't be seen but change how a text is read: control characters except tabs and line ends, characters
 * without width, directions of text, and tags.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu

/** Removes invisible characters from a text. Half a surrogate pair is replaced, because JSON can't contain it. */
export function toSafeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/\p{Cs}/gu, '\ufffd')
}

const MAX_LINE = 300

/** Converts a name to one line of at most 300 characters. */
export function toSafeLine(text: string): string {
  const line = toSafeText(text.slice(0, 4 * MAX_LINE))
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).replace(/[\ud800-\udbff]$/, '')}…` : line
}
