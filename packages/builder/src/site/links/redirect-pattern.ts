import { trimSlashes } from '../../core/index.ts'
import { matchWildcards, type WildcardPart } from './match-wildcards.ts'

/** A source or destination with more wildcards matches nothing. */
const MAX_WILDCARDS = 20

/** Longer paths match nothing: an address of this length is a mistake, or the result of redirects that lengthen it. */
const MAX_PATH_LENGTH = 2_000

/** A redirect whose source has wildcards. */
export interface RedirectPattern {
  /** The first segment of the paths that it matches. Undefined if that can be any. */
  start: string | undefined
  /** The destination for a path, with the matched text inserted. Undefined if the source does not match. */
  match(path: string): string | undefined
}

/** `*`, or a whole segment `:slug*` or `:slug`. */
const WILDCARD = /\*|(?<=^|\/):([a-z]\w*)(\*?)/gi

/**
 * Whether a source has wildcards: `/old/:slug*`, `/old/article-*`, `/old/:id/edit`. See
 * docs/reference/mint-json.mdx#redirects.
 */
export function hasRedirectPattern(source: string): boolean {
  return source.search(WILDCARD) >= 0
}

/**
 * Parses a source with wildcards. `:slug*` and `*` match the rest of a path, which may be empty after a slash. `:slug`
 * matches one segment. The destination refers to the matched text by its name, or by its position for `*`.
 */
export function parseRedirectPattern({
  source,
  destination,
}: {
  source: string
  destination: string
}): RedirectPattern {
  const path = trimSlashes(source)
  const names = [...path.matchAll(WILDCARD)].map(([, name]) => name)
  const parts = toParts(path)
  const isTooLong = Math.max(names.length, [...destination.matchAll(WILDCARD)].length) > MAX_WILDCARDS
  return {
    start: toStart(parts),
    match(path) {
      if (isTooLong || path.length > MAX_PATH_LENGTH) return undefined
      const matched = matchWildcards(parts, path)
      if (matched === undefined) return undefined
      let stars = 0
      return destination.replace(WILDCARD, (written, name?: string) => {
        const index = name === undefined ? toStarIndex(names, stars++) : names.indexOf(name)
        return index < 0 ? written : encodeSegments(matched[index] ?? '')
      })
    },
  }
}

/**
 * Splits a redirect into the parts of its source, and those of its destination: text, and the positions of the wildcards
 * of the source that are inserted there. Names that the source lacks are text.
 */
export function splitRedirect({ source, destination }: { source: string; destination: string }): {
  source: WildcardPart[]
  destination: (string | number)[]
} {
  const path = trimSlashes(source)
  const names = [...path.matchAll(WILDCARD)].map(([, name]) => name)
  const parts: (string | number)[] = []
  let end = 0
  let stars = 0
  for (const { 0: written, 1: name, index } of destination.matchAll(WILDCARD)) {
    const wildcard = name === undefined ? toStarIndex(names, stars++) : names.indexOf(name)
    parts.push(destination.slice(end, index), wildcard < 0 ? written : wildcard)
    end = index + written.length
  }
  return { source: toParts(path), destination: [...parts, destination.slice(end)].filter((part) => part !== '') }
}

/** A wildcard at the end includes the slash before it. */
function toParts(path: string): WildcardPart[] {
  const parts: WildcardPart[] = []
  let end = 0
  for (const { 0: wildcard, index } of path.matchAll(WILDCARD)) {
    const text = path.slice(end, index)
    end = index + wildcard.length
    const isLast = wildcard.endsWith('*') && end === path.length && text.endsWith('/')
    parts.push({ text: isLast ? text.slice(0, -1) : text })
    parts.push(isLast ? 'slash-and-rest' : wildcard.endsWith('*') ? 'rest' : 'segment')
  }
  return [...parts, { text: path.slice(end) }].filter((part) => typeof part === 'string' || part.text !== '')
}

function toStart([first, second]: readonly WildcardPart[]): string | undefined {
  if (typeof first !== 'object') return undefined
  const slash = first.text.indexOf('/')
  if (slash >= 0) return first.text.slice(0, slash)
  return second === 'slash-and-rest' ? first.text : undefined
}

function toStarIndex(names: readonly (string | undefined)[], position: number): number {
  return names.flatMap((name, index) => (name === undefined ? [index] : []))[position] ?? -1
}

function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
