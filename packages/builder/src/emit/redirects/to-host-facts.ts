import type { Addresses, HostFacts, HostRedirect, Page } from '../../core/index.ts'
import { isExternalHref } from '../../core/index.ts'
import { hasRedirectPattern } from '../../site/index.ts'
import { listTakenPaths } from '../hosts/list-page-paths.ts'
import { toHostRules } from '../hosts/to-host-rules.ts'
import type { EntryPlan } from './plan-entries.ts'
import type { RedirectRule } from './redirect-rule.ts'

/**
 * What a host has to know about a site: unlike files of rules for hosts, without their limits. A redirect without wildcards
 * is listed with each of its paths, and so is a folder that leads to a page.
 */
export function toHostFacts(
  { rules, redirects }: Pick<EntryPlan, 'rules' | 'redirects'>,
  pages: readonly Page[],
  addresses: Addresses,
): HostFacts {
  const { base, style, isRelative } = addresses
  // A portable site doesn't depend on a host: its redirects are pages.
  if (isRelative) return { urls: style, redirects: [] }
  const taken = listTakenPaths(pages, addresses)
  const exact = toHostRules({ rules, entries: redirects, base, taken }).rules.flatMap(({ paths, to, status }) =>
    paths.map((source): HostRedirect => ({ source, destination: to.join(''), status })),
  )
  const patterns = rules.filter(({ source }) => hasRedirectPattern(source)).map((rule) => toPattern(rule, base))
  return { urls: style, redirects: [...exact.filter(({ source }) => !hasRedirectPattern(source)), ...patterns] }
}

function toPattern({ source, destination, href, permanent }: RedirectRule, base: string): HostRedirect {
  const toRooted = (path: string, root: string): string =>
    isExternalHref(path) ? path : `${root}/${path.replace(/^\/+/, '')}`
  return {
    source: toRooted(source, decodeURIComponent(base)),
    destination: href ?? toRooted(destination, base),
    status: permanent ? 301 : 302,
  }
}
