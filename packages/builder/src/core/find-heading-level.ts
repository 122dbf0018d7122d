import type { Element } from 'hast'

/** Finds the level of a heading, 1 to 6; undefined for any other element. */
export function findHeadingLevel({ tagName }: Pick<Element, 'tagName'>): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1]
  return level === undefined ? undefined : Number(level)
}
