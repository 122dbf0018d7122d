import type { SiteConfig } from '@spearmint/config'
import { isWebAddress } from '../../core/index.ts'

export interface OutsideLink {
  name: string
  url: string
}

/**
 * Lists the links to other sites in the frame: anchors, tabs, the top bar, the footer. Each address is listed once, in
 * this order. A link without a name gets that of its host.
 *
 * @param toPlatformName returns the name of a platform in `footerSocials`, for people
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
