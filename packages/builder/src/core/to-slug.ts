/** Quotes, brackets and emoji, which are removed. */
const REMOVED = /['"‘“”()[\]{}?,;:!]|\p{Extended_Pictographic}|[\u{FE0F}\u{200D}]/gu

/**
 * The id of a heading, see docs/reference/page-content.mdx#heading-ids. The text becomes lower case, white space and dots
 * become `-`, letters of any script, digits and other characters stay (`/`, `&`, `—`, `’`), repeated `-` collapse, and
 * leading and trailing `-` are removed. Empty if nothing is left.
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
