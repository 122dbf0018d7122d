import type { SiteConfigInput } from '../schema/site-config.ts'
import type { TopbarLink } from '../site-config.ts'

/** The type is `link` when absent (specification). A repository's `owner/name` becomes its address on GitHub. */
export function normalizeTopbarLink(link: NonNullable<SiteConfigInput['topbarCtaButton']>): TopbarLink {
  if (link.type !== 'github') return { ...link, type: 'link' }
  const isShort = /^[\w.-]+\/[\w.-]+$/.test(link.url) && !/^(?:www\.)?github\.com\//.test(link.url)
  if (isShort) return { ...link, url: `https://github.com/${link.url}` }
  return { ...link, url: /^(?:www\.)?github\.com\//.test(link.url) ? `https://${link.url}` : link.url }
}
