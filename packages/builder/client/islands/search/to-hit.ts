import { toSlug } from '../../../src/core/browser.ts'
import { FIELD_LEVEL, type PageTitles } from '../../../src/emit/browser.ts'

/** A place that a query finds. */
export interface Hit {
  /** Address of the page, with the anchor of a heading or field. */
  href: string
  title: string
  /** The headings that lead to the place, its own last; empty for a page. */
  trail: readonly string[]
  /** How many headings of the page before it have the same text. */
  before: number
  /** Whether the page was found by its text only. The place of the words in it is then a better hit. */
  isInText: boolean
  /** The hit of a heading of the page: the one after so many others with the same text. */
  findHeading(heading: string, before: number): Hit | undefined
}

/** Makes the hit of a place: 0 is the page itself, then come its headings and fields. */
export function toHit(page: PageTitles, position: number, { isNamed }: { isNamed: boolean }): Hit {
  const [href, title, places] = page
  const findHeading = (heading: string, before: number): Hit | undefined => {
    const found = places.flatMap(([level, text], index) =>
      text === heading && level < FIELD_LEVEL ? [index + 1] : [],
    )[before]
    return found === undefined ? undefined : toHit(page, found, { isNamed: true })
  }
  const own = places[position - 1]
  if (own === undefined) return { href, title, trail: [], before: 0, isInText: !isNamed, findHeading }
  const [level, heading, id = toSlug(heading)] = own
  const earlier = places.slice(0, position - 1)
  const trail = [heading]
  let below = level
  for (const [other, text] of [...earlier].reverse()) {
    if (other >= below) continue
    trail.unshift(text)
    below = other
  }
  const before = earlier.filter(([other, text]) => text === heading && other < FIELD_LEVEL).length
  return { href: `${href}#${encodeURIComponent(id)}`, title, trail, before, isInText: false, findHeading }
}
