import { trimSlashes } from '../../core/index.ts'
import { hasRedirectPattern, parseRedirectPattern, type RedirectPattern } from './redirect-pattern.ts'

/** Finds the destination that a path is redirected to, as written in the configuration. */
export type RedirectSearch = (path: string) => string | undefined

/** A pattern with its position among the redirects. */
type IndexedPattern = RedirectPattern & { index: number }

interface Match {
  destination: string
  index: number
}

/**
 * Creates the search for redirects of a site, see docs/reference/mint-json.mdx#redirects. Sources without wildcards take
 * precedence over others, and earlier ones over later ones. Paths have no leading or trailing slash.
 */
export function createRedirectSearch(redirects: readonly { source: string; destination: string }[]): RedirectSearch {
  const exact = new Map<string, string>()
  for (const { source, destination } of redirects) {
    const path = trimSlashes(source)
    if (!exact.has(path)) exact.set(path, destination)
  }
  const byStart = new Map<string | undefined, IndexedPattern[]>()
  for (const [index, redirect] of redirects.entries()) {
    if (!hasRedirectPattern(redirect.source)) continue
    const pattern = parseRedirectPattern(redirect)
    const others = byStart.get(pattern.start)
    if (others === undefined) byStart.set(pattern.start, [{ ...pattern, index }])
    else others.push({ ...pattern, index })
  }

  function findMatch(path: string, start: string | undefined): Match | undefined {
    for (const { match, index } of byStart.get(start) ?? []) {
      const destination = match(path)
      if (destination !== undefined) return { destination, index }
    }
    return undefined
  }

  return (path) => {
    const destination = exact.get(path)
    if (destination !== undefined) return destination
    const [start] = path.split('/', 1)
    const found = [findMatch(path, start), findMatch(path, undefined)].filter((match) => match !== undefined)
    return found.sort((a, b) => a.index - b.index)[0]?.destination
  }
}
