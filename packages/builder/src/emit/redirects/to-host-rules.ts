import { isExternalHref } from '../../core/index.ts'
import { hasRedirectPattern } from '../../site/index.ts'
import type { RedirectRule } from './plan-redirects.ts'

/** The file that Netlify and Cloudflare Pages read. */
export const HOST_RULES_FILE = '_redirects'

/**
 * Generates the rules for hosts, one per line: source, destination, status. Redirects without wildcards come first,
 * because hosts use the first match. `:slug*` and `*` become `*` and `:splat`. A line can have only one, at the end, so a
 * redirect with more is left out. Empty without redirects.
 * @param base the base path of the site: empty, or `/docs`
 */
export function toHostRules(redirects: readonly RedirectRule[], base: string): string {
  const exact = redirects.filter(({ source }) => !hasRedirectPattern(source))
  const patterns = redirects.filter(({ source }) => hasRedirectPattern(source))
  return [...exact, ...patterns].map((redirect) => toRule(redirect, base)).join('')
}

function toRule({ source, destination, href, permanent }: RedirectRule, base: string): string {
  const from = toHostSource(source)
  const to = href ?? toHostDestination(destination, base)
  return from === undefined || to === undefined ? '' : `${base}${from} ${to} ${permanent ? 301 : 302}\n`
}

/** Both hosts support `*` at the end and `:name` for a segment, but nothing else. */
function toHostSource(source: string): string | undefined {
  const path = toRooted(source).replace(/(?<=\/):[a-z]\w*\*/gi, '*')
  return path.indexOf('*') >= 0 && path.indexOf('*') < path.length - 1 ? undefined : encodeSpaces(path)
}

function toHostDestination(destination: string, base: string): string | undefined {
  const address = destination.replace(/(?<=\/):[a-z]\w*\*/gi, ':splat').replaceAll('*', ':splat')
  if (address.split(':splat').length > 2) return undefined
  return encodeSpaces(isExternalHref(address) ? address : base + toRooted(address))
}

function toRooted(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

/** White space would end the address. */
function encodeSpaces(address: string): string {
  return address.replace(/\s/g, encodeURIComponent)
}
