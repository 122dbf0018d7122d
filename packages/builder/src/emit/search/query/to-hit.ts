import { toSlug } from '../../../core/browser.ts'
import { FIELD_LEVEL, type PageTitles } from '../format/index-files.ts'

/** A location that matches a query. */
export interface Hit {
  /** Address of the page, with the hash of a heading or field. */
  href: string
  title: string
  /** The headings above the location, then its own; empty for a page. */
  trail: readonly string[]
  /** The names in the navigation around the page, outermost first. */
  navigation: readonly string[]
  kind: 'page' | 'heading' | 'field'
  /** The method of an API page. */
  method?: string | undefined
  /** Number of previous headings on the page with the same text. */
  before: number
  /** Whether the page was found by its text only. The section with the words is then a better hit. */
  isInText: boolean
  /** Finds the hit of a heading of the page, given the number of previous headings with the same text. */
  findHeading(heading: string, before: number): Hit | undefined
}

/** What is known about a location beyond its titles. */
interface HitContext extends Pick<Hit, 'navigation' | 'method'> {
  isNamed: boolean
}

/** Converts a location to a hit. Position 0 is the page itself, followed by its headings and fields. */
export function toHit(page: PageTitles, position: number, context: HitContext): Hit {
  const { isNamed, navigation, method } = context
  const [href, title, locations] = page
  const findHeading = (heading: string, before: number): Hit | undefined => {
    const found = locations.flatMap(([level, text], index) =>
      text === heading && level < FIELD_LEVEL ? [index + 1] : [],
    )[before]
    return found === undefined ? undefined : toHit(page, found, { ...context, isNamed: true })
  }
  const own = locations[position - 1]
  const shared = { title, navigation, method, findHeading }
  if (own === undefined) return { ...shared, href, trail: [], kind: 'page', before: 0, isInText: !isNamed }
  const [level, heading, id = toSlug(heading)] = own
  const earlier = locations.slice(0, position - 1)
  const trail = [heading]
  let below = level
  for (const [other, text] of [...earlier].reverse()) {
    if (other >= below) continue
    trail.unshift(text)
    below = other
  }
  const before = earlier.filter(([other, text]) => text === heading && other < FIELD_LEVEL).length
  const kind = level < FIELD_LEVEL ? 'heading' : 'field'
  return { ...shared, href: `${href}#${encodeURIComponent(id)}`, trail, kind, before, isInText: false }
}
