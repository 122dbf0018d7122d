import { trimSlashes } from '../../core/index.ts'

/** A redirect whose source has wildcards. */
export interface RedirectPattern {
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
  const pattern = new RegExp(`^${toPattern(path)}$`)
  return {
    match(path) {
      const matched = pattern.exec(path)?.slice(1)
      if (matched === undefined) return undefined
      let stars = 0
      return destination.replace(WILDCARD, (written, name?: string) => {
        const index = name === undefined ? toStarIndex(names, stars++) : names.indexOf(name)
        return index < 0 ? written : encodeSegments(matched[index] ?? '')
      })
    },
  }
}

/** The regular expression of a source, as text. A wildcard at the end includes the slash before it. */
function toPattern(path: string): string {
  let pattern = ''
  let end = 0
  for (const { 0: wildcard, index } of path.matchAll(WILDCARD)) {
    const literal = path.slice(end, index)
    end = index + wildcard.length
    const isRest = wildcard.endsWith('*')
    const isWhole = isRest && end === path.length && /(?:^|\/)$/.test(literal)
    pattern += escapePattern(isWhole ? literal.slice(0, -1) : literal)
    pattern += isWhole ? (literal === '' ? '(.*)' : '(?:/(.*))?') : isRest ? '(.*)' : '([^/]+)'
  }
  return pattern + escapePattern(path.slice(end))
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

function toStarIndex(names: readonly (string | undefined)[], position: number): number {
  return names.flatMap((name, index) => (name === undefined ? [index] : []))[position] ?? -1
}

function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
