import { CONFIG_CODES, type Redirect } from '@spearmint/config'
import { type Diagnostic, describeValue, type Problem, toDiagnostic } from '@spearmint/config/diagnostics'
import { isExternalHref, type LocateInConfig, splitHref, toPermalink, trimSlashes } from '../../core/index.ts'
import { createRedirectSearch, hasRedirectPattern, parseRedirectPattern } from '../../site/index.ts'
import { EMIT_CODES } from '../codes.ts'
import { followRoute, toProbe } from './follow-route.ts'

export interface RedirectRoutesInput {
  redirects: readonly Redirect[]
  permalinks: readonly string[]
  /** The output paths of pages and other files of the site. */
  taken: ReadonlySet<string>
  locate: LocateInConfig
}

const CODES = { ...CONFIG_CODES, ...EMIT_CODES }
type RouteProblem = Problem<typeof CODES>

/** How many addresses a message names. */
const MAX_NAMED = 3

/**
 * Follows redirects through those with wildcards, as a browser would, and compares wildcards with the pages of the site:
 * - `config/redirect-chain`, and `config/redirect-loop`, whose redirects are `circular`. A rule of the configuration reports those
 *   whose sources are written exactly like a destination.
 * - `navigation/endless-redirect`: a loop that ends where there is a page.
 * - `navigation/dead-redirect`: a destination with wildcards that matches nothing.
 * - `navigation/covered-redirect` and `navigation/partly-shadowed-redirect`: sources that match less than they seem to.
 */
export function checkRedirectRoutes({ redirects, permalinks, taken, locate }: RedirectRoutesInput): {
  diagnostics: Diagnostic[]
  circular: ReadonlySet<number>
} {
  const diagnostics: Diagnostic[] = []
  const circular = new Set<number>()
  const pages = new Set(permalinks.map((permalink) => permalink.slice(1)))
  const outputs = new Set(['index.html', ...[...pages].flatMap((path) => [`${path}.html`, `${path}/index.html`])])
  const targets = [...pages, ...[...taken].filter((path) => !outputs.has(path))]
  const sources = new Set(redirects.map(({ source }) => trimSlashes(source)))
  const findRedirect = createRedirectSearch(redirects)
  const isTarget = (path: string): boolean => path === '' || pages.has(toPermalink(path).slice(1)) || taken.has(path)
  const listMatches = (pattern: string): string[] => {
    const { match } = parseRedirectPattern({ source: splitHref(pattern).path, destination: '' })
    return targets.filter((path) => match(path) !== undefined)
  }

  function report(index: number, key: 'source' | 'destination', problem: RouteProblem): void {
    diagnostics.push(toDiagnostic(CODES, { ...problem, ...locate(['redirects', index, key]) }))
  }

  function checkSource(index: number, { source, destination }: Redirect): boolean {
    const probe = toProbe(source)
    const own = parseRedirectPattern({ source, destination }).match(probe.path)
    // Two redirects with the same destination may overlap.
    const isCovered = own !== undefined && findRedirect(probe.path) !== own
    if (isCovered) report(index, 'source', toCovered(source))
    const shadowing = isCovered || probe.isAnything ? [] : listMatches(source)
    if (shadowing.length > 0) report(index, 'source', toShadowed(source, shadowing))
    return !isCovered
  }

  function checkRoute(index: number, { source, destination }: Redirect): void {
    // A rule of the configuration reports what is written the same.
    if (isExternalHref(destination) || sources.has(trimSlashes(splitHref(destination).path))) return
    const probe = toProbe(source)
    const route = followRoute({ source, destination }, probe, { findRedirect, isTarget })
    const hasWildcards = hasRedirectPattern(source) && hasRedirectPattern(destination)
    if (route.isLoop) {
      const reachesPage = hasWildcards && listMatches(destination).length > 0
      report(index, 'destination', reachesPage ? toEndless(source, destination) : toLoop(source, route.steps))
      if (!reachesPage) circular.add(index)
    } else if (route.steps.length > 1) {
      report(index, 'destination', toChain(index, destination, route.steps.at(-1) ?? ''))
    } else if (hasWildcards && listMatches(destination).length === 0) {
      report(index, 'destination', toDead(destination))
    }
  }

  for (const [index, redirect] of redirects.entries()) {
    if (/[?#]/.test(redirect.source)) continue
    const isUsed = !hasRedirectPattern(redirect.source) || checkSource(index, redirect)
    if (isUsed && !isTarget(trimSlashes(redirect.source))) checkRoute(index, redirect)
  }
  return { diagnostics, circular }
}

function toCovered(source: string): RouteProblem {
  return {
    code: 'navigation/covered-redirect',
    message: `The redirect from ${describeValue(source)} never applies, because an earlier redirect matches the same addresses.`,
    suggestions: ['Move it before the other one, or remove it.'],
  }
}

function toShadowed(source: string, paths: readonly string[]): RouteProblem {
  const named = paths.slice(0, MAX_NAMED).map((path) => describeValue(`/${path}`))
  const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : ''
  return {
    code: 'navigation/partly-shadowed-redirect',
    message: `The redirect from ${describeValue(source)} doesn't apply to ${named.join(', ')}${rest}, because there are pages or files at these addresses.`,
    suggestions: ['Narrow the source if the redirect is for these addresses. Otherwise, nothing needs to be done.'],
  }
}

function toEndless(source: string, destination: string): RouteProblem {
  return {
    code: 'navigation/endless-redirect',
    message: `${describeValue(source)} also matches the destination ${describeValue(destination)}, so an address without a page is redirected again and again.`,
    suggestions: ['Narrow the source, so that it does not match the destination.'],
  }
}

function toLoop(source: string, steps: readonly string[]): RouteProblem {
  return {
    code: 'config/redirect-loop',
    message: `The redirect from ${describeValue(source)} leads to a redirect loop: ${steps.slice(0, MAX_NAMED).map(describeValue).join(' to ')} to …; expected the path of a page.`,
    suggestions: ['Point one of these redirects to a page, or remove it.'],
  }
}

function toChain(index: number, destination: string, end: string): RouteProblem {
  return {
    code: 'config/redirect-chain',
    message: `"redirects[${index}].destination" is ${describeValue(destination)}, which redirects to ${describeValue(end)}; expected the final destination.`,
    suggestions: [`Write ${describeValue(end)}.`],
  }
}

function toDead(destination: string): RouteProblem {
  return {
    code: 'navigation/dead-redirect',
    message: `The destination ${describeValue(destination)} of a redirect matches no page and no file.`,
    suggestions: ['Correct the destination, or remove the redirect.'],
  }
}
