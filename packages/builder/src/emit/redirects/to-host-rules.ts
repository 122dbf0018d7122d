import { isExternalHref } from '../../core/index.ts'
import { hasRedirectPattern } from '../../site/index.ts'
import type { LivingRedirect } from './plan-redirects.ts'

/** The file that Netlify and Cloudflare Pages read. */
export const HOST_RULES_FILE = '_redirects'

/**
 * Renders redirects as hosts read them, one a line: source, destination, status. Those without wildcards stand first,
 * as the hosts take the first that fits. `:slug*` and `*` become `*` and `:splat`, of which a line may have one, at the
 * end; a redirect with more is left out. Empty when there is nothing to say.
 * @param base URL path below which the site is served: empty, or `/docs`
 */
export function renderHostRules(redirects: readonly LivingRedirect[], base: string): string {
  const exact = redirects.filter(({ source }) => !hasRedirectPattern(source))
  const patterns = redirects.filter(({ source }) => hasRedirectPattern(source))
  return [...exact, ...patterns].map((redirect) => toRule(redirect, base)).join('')
}

function toRule({ source, destination, href, permanent }: LivingRedirect, base: string): string {
  const from = toHostSource(source)
  const to = href ?? toHostDestination(destination, base)
  return from === undefined || to === undefined ? '' : `${base}${from} ${to} ${permanent ? 301 : 302}\n`
}

/** `*` at the end, and `:name` for a segment; nothing else is understood by both hosts. */
function toHostSource(source: string): string | undefined {
  const path = toRooted(source).replace(/(?<=\/):[a-z]\w*\*/gi, '*')
  return path.indexOf('*') >= 0 && path.indexOf('*') < path.length - 1 ? undefined : toWord(path)
}

function toHostDestination(destination: string, base: string): string | undefined {
  const address = destination.replace(/(?<=\/):[a-z]\w*\*/gi, ':splat').replaceAll('*', ':splat')
  if (address.split(':splat').length > 2) return undefined
  return toWord(isExternalHref(address) ? address : base + toRooted(address))
}

function toRooted(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

/** White space would end the address. */
function toWord(address: string): string {
  return address.replace(/\s/g, encodeURIComponent)
}
