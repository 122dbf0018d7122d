/** Removed without a trace: quotes, brackets and emoji (reference 2.7). */
const REMOVED = /['"‘“”()[\]{}?,;:!]|\p{Extended_Pictographic}|[\u{FE0F}\u{200D}]/gu

/**
 * The id of a heading, by the table the format documents (reference 2.7): lower case, white space and dots become `-`,
 * letters of any script, digits and other signs stay (`/`, `&`, `—`, `’`), runs of `-` collapse and the ends are trimmed.
 * Empty when nothing is left.
 */
export function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(REMOVED, '')
    .replace(/[\s.]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
}
