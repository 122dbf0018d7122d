import type { SiteConfig } from '@spearmint/config'
import { isWebAddress } from '../../core/index.ts'

export interface OutsideLink {
  name: string
  url: string
}

/**
 * Lists the links out of the site that its frame shows: anchors, tabs, the top bar, the footer. Each address once, in
 * this order; one without a name goes by its host.
 *
 * @param toPlatformName the name of a platform of `footerSocials`, for people
 */
export function listOutsideLinks(
  config: Pick<SiteConfig, 'anchors' | 'tabs' | 'topbarLinks' | 'topbarCtaButton' | 'footer' | 'footerSocials'>,
  toPlatformName: (platform: string) => string,
): OutsideLink[] {
  const { anchors, tabs, topbarLinks, topbarCtaButton, footer, footerSocials } = config
  const links = [
    ...anchors,
    ...tabs,
    ...topbarLinks,
    ...(topbarCtaButton === undefined ? [] : [topbarCtaButton]),
    ...footer.links.flatMap((column) => column.links.map(({ label, url }) => ({ name: label, url }))),
    ...[...footerSocials, ...footer.socials].map(({ platform, url }) => ({ name: toPlatformName(platform), url })),
  ]
  const byUrl = new Map<string, OutsideLink>()
  for (const { name, url } of links) {
    if (!isWebAddress(url) || byUrl.has(url)) continue
    byUrl.set(url, { name: name?.trim() || new URL(url).host, url })
  }
  return [...byUrl.values()]
}
