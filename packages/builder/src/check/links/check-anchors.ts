import { type Diagnostic, findNearest, type SourceRange, toDiagnostic } from '@spearmint/config/diagnostics'
import type { ElementContent } from 'hast'
import { isFrameId, listClassNames, type Page, type RenderedPage, visit } from '../../core/index.ts'
import { ANCHOR_CODES } from '../codes.ts'

/** A link with a fragment. */
export interface FragmentLink {
  written: string
  /** Permalink of its page. */
  permalink: string
  /** The part after `#`, as written. */
  fragment: string
  file: string
  range: SourceRange
}

/** What the check of fragments needs of a page. */
export interface AnchorFacts {
  page: Page
  anchors: readonly string[]
  fragmentLinks: readonly FragmentLink[]
  /** Whether the page is shown as plain text because it could not be rendered. Its anchors are not known then. */
  isPlain?: boolean | undefined
}

/**
 * Lists the IDs of a rendered page: those of headings, components, footnotes and HTML elements, then the aliases of
 * headings, so that suggestions prefer a heading's own ID.
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
    // An older way to name a target (HTML standard, "find a potential indicated element").
    if (tagName === 'a' && typeof name === 'string') anchors.add(name)
  })
  for (const alias of aliases) anchors.add(alias)
  return [...anchors]
}

/**
 * Lists the links of a rendered page that have a fragment and lead to a page of the site.
 * @param page Absent for links that are on every page, such as those of the header. Their `#id` alone can mean any page.
 */
export function toFragmentLinks({
  page,
  references,
}: Partial<Pick<RenderedPage, 'page'>> & Pick<RenderedPage, 'references'>): FragmentLink[] {
  return references.flatMap(({ written, link, file, range }) => {
    if (link.type !== 'page' && link.type !== 'fragment') return []
    const { fragment } = link
    // A text fragment is not an ID (WICG, text fragments).
    const id = fragment.replace(/:~:.*$/s, '')
    const permalink = link.type === 'page' ? link.permalink : page?.permalink
    return id === '' || permalink === undefined ? [] : [{ written, permalink, fragment: id, file, range }]
  })
}

/**
 * Reports links whose fragment is not an ID on their page (`page/broken-anchor`). Pages that could not be rendered, or whose
 * operation could not be loaded, are skipped: their IDs are not known.
 * @param others Links that are on no page of their own, such as those of the configuration.
 */
export function checkAnchors(facts: readonly AnchorFacts[], others: readonly FragmentLink[] = []): Diagnostic[] {
  const lists = [...facts.map(({ fragmentLinks }) => fragmentLinks), others]
  const targets = new Set(lists.flatMap((list) => list.map(({ permalink }) => permalink)))
  const anchorsOf = new Map(
    facts.flatMap(({ page, anchors, isPlain }) =>
      targets.has(page.permalink) && !isPlain ? [[page.permalink, { page, anchors: new Set(anchors) }] as const] : [],
    ),
  )
  return lists.flatMap((list) =>
    list.flatMap((link) => {
      const target = anchorsOf.get(link.permalink)
      if (target === undefined || isWithoutOperation(target.page)) return []
      return hasAnchor(target.anchors, link.fragment) ? [] : [toBroken(link, target.page, target.anchors)]
    }),
  )
}

function isWithoutOperation({ frontmatter, operation }: Page): boolean {
  return frontmatter.openapi !== undefined && operation === undefined
}

function hasAnchor(anchors: ReadonlySet<string>, fragment: string): boolean {
  const decoded = decode(fragment)
  return anchors.has(fragment) || anchors.has(decoded) || isFrameId(decoded) || decoded.toLowerCase() === 'top'
}

function toBroken(
  { written, fragment, file, range }: FragmentLink,
  page: Page,
  anchors: ReadonlySet<string>,
): Diagnostic {
  const id = decode(fragment)
  const message = `"${written}" leads to the start of "${page.permalink}" because the page has no element with the ID "${id}".`
  const similar = listSimilar(id, anchors).map((anchor) => `Did you mean "#${anchor}"?`)
  const suggestions = similar.length > 0 ? similar : ['Correct the part after "#", or remove it.']
  return toDiagnostic(ANCHOR_CODES, { code: 'page/broken-anchor', message, suggestions, file, range })
}

/** Those with the same letters come first, because other tools generate other IDs from the same heading. */
function listSimilar(id: string, anchors: ReadonlySet<string>): string[] {
  const letters = toLetters(id)
  const same = letters === '' ? [] : [...anchors].filter((anchor) => toLetters(anchor) === letters)
  const near = same.length > 0 ? same : findNearest(id, anchors)
  // Two IDs of the same heading are one suggestion.
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
