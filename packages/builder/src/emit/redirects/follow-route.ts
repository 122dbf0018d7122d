import { isExternalHref, splitHref, trimSlashes } from '../../core/index.ts'
import { parseRedirectPattern, type RedirectSearch } from '../../site/index.ts'

/** An address that a source matches, with a name in place of each wildcard. */
export interface Probe {
  path: string
  /** Replaces the names in an address with the wildcards. */
  toWritten(address: string): string
  /** Whether the source is nothing but wildcards. */
  isAnything: boolean
}

/** The addresses that a redirect leads through, as written: destinations, and sources with their wildcards. */
export interface Route {
  steps: string[]
  isLoop: boolean
}

/** Browsers follow about 20 redirects. */
const MAX_STEPS = 20

const WILDCARD = /\*|(?<=^|\/):[a-z]\w*\*?/gi

/** Replaces the wildcards of a source. Those for several segments get two, so that a wildcard for one doesn't match them. */
export function toProbe(source: string): Probe {
  const names = new Map<string, string>()
  const path = trimSlashes(source).replace(WILDCARD, (wildcard) => {
    const name = `spearmint-probe-${names.size}`
    const value = wildcard.endsWith('*') ? `${name}/${name}` : name
    names.set(value, wildcard)
    return value
  })
  return {
    path,
    toWritten: (address) => [...names].reduce((text, [name, wildcard]) => text.replaceAll(name, wildcard), address),
    isAnything: trimSlashes(source).replace(WILDCARD, '').replaceAll('/', '') === '',
  }
}

/** Follows a redirect as a browser would, until it reaches a page, a file, another site, or nothing. */
export function followRoute(
  redirect: { source: string; destination: string },
  probe: Probe,
  { findRedirect, isTarget }: { findRedirect: RedirectSearch; isTarget: (path: string) => boolean },
): Route {
  const steps: string[] = []
  const seen = new Set([probe.path])
  // A source without wildcards matches itself.
  let address: string | undefined = parseRedirectPattern(redirect).match(probe.path) ?? redirect.destination
  while (address !== undefined) {
    steps.push(probe.toWritten(address))
    if (isExternalHref(address)) return { steps, isLoop: false }
    const path = trimSlashes(splitHref(address).path)
    if (seen.has(path) || steps.length > MAX_STEPS) return { steps, isLoop: true }
    seen.add(path)
    address = isTarget(path) ? undefined : findRedirect(path)
  }
  return { steps, isLoop: false }
}
