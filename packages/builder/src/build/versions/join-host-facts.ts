import type { HostFacts, UrlStyle } from '../../core/index.ts'
import { hasRedirectPattern } from '../../site/index.ts'

/** Joins what a host has to know about the versions of a site. Redirects without wildcards stay first. */
export function joinHostFacts(urls: UrlStyle, facts: readonly HostFacts[]): HostFacts {
  const redirects = facts.flatMap((each) => each.redirects)
  return {
    urls,
    redirects: [
      ...redirects.filter(({ source }) => !hasRedirectPattern(source)),
      ...redirects.filter(({ source }) => hasRedirectPattern(source)),
    ],
  }
}
