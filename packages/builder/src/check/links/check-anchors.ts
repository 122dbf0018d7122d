import { type Diagnostic, findNearest, type SourceRange } from '@spearmint/config'
import type { ElementContent } from 'hast'
import { listClassNames, type Page, type RenderedPage, toDiagnostic, visit } from '../../core/index.ts'

/** A link to a place on a page. */
export interface FragmentLink {
  written: string
  /** Permalink of the page it leads to. */
  permalink: string
  /** What follows `#`, as written. */
  fragment: string
  file: string
  range: SourceRange
}

/** What is kept of a page to check the links to places. */
export interface AnchorFacts {
  page: Page
  anchors: readonly string[]
  fragmentLinks: readonly FragmentLink[]
}

/** Ids of the frame that stands around every page. */
const FRAME_IDS: readonly string[] = ['top', 'page-title', 'content', 'footer', 'sidebar', 'table-of-contents']

/**
 * Reads the ids of a rendered page: those of headings, components and footnotes, and raw ones; then other spellings of
 * those of headings, so that a search for what was meant meets the heading's own first.
 */
export function toAnchors({
  description,
  body,
  aside,
}: Pick<RenderedPage, 'description' | 'body' | 'aside'>): string[] {
  const anchors = new Set<string>()
  const aliases: string[] = []
  const children: ElementContent[] = [...description, ...body, ...aside]
  visit({ type: 'root', children }, 'element', ({ tagName, properties }) => {
    const { id, name } = properties
    if (typeof id === 'string' && listClassNames(properties).includes('heading-alias')) aliases.push(id)
    else if (typeof id === 'string') anchors.add(id)
    // The older way to name a place (HTML standard, "find a potential indicated element").
    if (tagName === 'a' && typeof name === 'string') anchors.add(name)
  })
  for (const alias of aliases) anchors.add(alias)
  return [...anchors]
}

/** Reads the links of a rendered page that name a place on a page of the site. */
export function toFragmentLinks({ page, references }: Pick<RenderedPage, 'page' | 'references'>): FragmentLink[] {
  return references.flatMap(({ written, link, file, range }) => {
    if (link.type !== 'page' && link.type !== 'fragment') return []
    const { fragment } = link
    // A text to look for is no id (WICG, text fragments).
    const id = fragment.replace(/:~:.*$/s, '')
    if (id === '') return []
    return [{ written, permalink: link.type === 'page' ? link.permalink : page.permalink, fragment: id, file, range }]
  })
}

/**
 * Reports the links to places that the page does not have (`page/broken-anchor`). Pages of an operation that
 * could not be loaded are left alone: their places are not known.
 */
export function checkAnchors(facts: readonly AnchorFacts[]): Diagnostic[] {
  const targets = new Set(facts.flatMap(({ fragmentLinks }) => fragmentLinks.map(({ permalink }) => permalink)))
  const anchorsOf = new Map(
    facts.flatMap(({ page, anchors }) =>
      targets.has(page.permalink) ? [[page.permalink, { page, anchors: new Set(anchors) }] as const] : [],
    ),
  )
  return facts.flatMap(({ fragmentLinks }) =>
    fragmentLinks.flatMap((link) => {
      const target = anchorsOf.get(link.permalink)
      if (target === undefined || isWithoutOperation(target.page)) return []
      return hasAnchor(target.anchors, link.fragment) ? [] : [toProblem(link, target.page, target.anchors)]
    }),
  )
}

function isWithoutOperation({ frontmatter, operation }: Page): boolean {
  return frontmatter.openapi !== undefined && operation === undefined
}

function hasAnchor(anchors: ReadonlySet<string>, fragment: string): boolean {
  const decoded = decode(fragment)
  return anchors.has(fragment) || anchors.has(decoded) || FRAME_IDS.includes(decoded.toLowerCase())
}

function toProblem(
  { written, fragment, file, range }: FragmentLink,
  page: Page,
  anchors: ReadonlySet<string>,
): Diagnostic {
  const id = decode(fragment)
  const message = `"${written}" leads to the start of "${page.permalink}": there is no place "${id}" on it.`
  const meant = findMeant(id, anchors).map((anchor) => `Did you mean "#${anchor}"?`)
  const suggestions = meant.length > 0 ? meant : ['Correct what stands after "#", or remove it.']
  const problem = { code: 'page/broken-anchor', severity: 'warning', message, suggestions } as const
  return toDiagnostic(problem, file, range)
}

/** The same letters with other signs between come first: other tools make other ids of one heading. */
function findMeant(id: string, anchors: ReadonlySet<string>): string[] {
  const letters = toLetters(id)
  const same = letters === '' ? [] : [...anchors].filter((anchor) => toLetters(anchor) === letters)
  const near = same.length > 0 ? same : findNearest(id, anchors)
  // Two spellings of one heading are one suggestion.
  return near.filter((anchor, index) => near.findIndex((other) => toLetters(other) === toLetters(anchor)) === index)
}

function toLetters(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
