import { trimSlashes } from '../../core/index.ts'
import { hasRedirectPattern, parseRedirectPattern } from './redirect-pattern.ts'

/** Finds the destination that a path is redirected to, as written in the configuration. */
export type RedirectSearch = (path: string) => string | undefined

/**
 * Creates the search for redirects of a site, see docs/reference/mint-json.mdx#redirects. Sources without wildcards take
 * precedence over others, and earlier ones over later ones. Paths have no leading or trailing slash.
 */
export function createRedirectSearch(redirects: readonly { source: string; destination: string }[]): RedirectSearch {
  const exact = new Map<string, string>()
  const patterns = redirects.filter(({ source }) => hasRedirectPattern(source)).map(parseRedirectPattern)
  for (const { source, destination } of redirects) {
    const path = trimSlashes(source)
    if (!exact.has(path)) exact.set(path, destination)
  }
  return (path) => {
    const destination = exact.get(path)
    if (destination !== undefined) return destination
    for (const pattern of patterns) {
      const found = pattern.match(path)
      if (found !== undefined) return found
    }
    return undefined
  }
}
