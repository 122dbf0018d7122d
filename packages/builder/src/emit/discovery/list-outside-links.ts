import type { SiteConfig } from '@spearmint/config'
import { type Division, isEdition, isWebAddress, listRowLabels } from '../../core/index.ts'

export interface OutsideLink {
  name: string
  url: string
}

/**
 * Lists the links to other sites in the frame: anchors, tabs and other divisions, the top bar, the footer. Each address is listed once, in
 * this order. A link without a name gets that of its host.
 *
 * @param toPlatformName returns the name of a platform in `footerSocials`, for people
 */
export function listOutsideLinks(
  config: Pick<SiteConfig, 'topbarLinks' | 'topbarCtaButton' | 'footer' | 'footerSocials'>,
  root: Division,
  toPlatformName: (platform: string) => string,
): OutsideLink[] {
  const { topbarLinks, topbarCtaButton, footer, footerSocials } = config
  const divisions = listRowLabels(root).flatMap(({ kind, name, href }) =>
    // A version on another site is the same documentation.
    href === undefined || isEdition({ kind }) ? [] : [{ kind, name, url: href }],
  )
  const links = [
    ...divisions.filter(({ kind }) => kind === 'anchor'),
    ...divisions.filter(({ kind }) => kind !== 'anchor'),
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
