import { trimSlashes } from '../../core/index.ts'
import { hasRedirectPattern, parseRedirectPattern } from './redirect-pattern.ts'

/** Finds where a path is redirected to, as the configuration writes it; undefined when it is not. */
export type RedirectSearch = (path: string) => string | undefined

/**
 * Creates the search over the redirects of a site (reference 1.12). Sources without wildcards win over those with, the
 * first over later ones. Paths stand without slashes at their ends.
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
