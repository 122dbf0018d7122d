/**
 * Converts the ID of an element on a page to one that is unique in the book and a valid name in XML. Different IDs stay
 * different.
 */
export function toBookId(chapter: string, id: string): string {
  const name = id.replace(/[^A-Za-z0-9-]/gu, (character) =>
    character === '_' ? '__' : `_${character.codePointAt(0)?.toString(16)}.`,
  )
  return `${chapter}-${name}`
}
