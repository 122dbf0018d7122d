import type { SiteConfig } from '@spearmint/config'
import { type Division, type LinkResolver, listRowLabels } from '../../core/index.ts'
import { ROOT_FILE } from '../configuration/config-file.ts'

/** Lists the permalinks of pages that the configuration links to outside its navigation: header, footer, redirects. */
export function listEntryPages(config: SiteConfig, root: Division, links: LinkResolver): string[] {
  const { topbarLinks, topbarCtaButton, footer, footerSocials, redirects, logo } = config
  const addresses = [
    '/',
    ...listRowLabels(root).flatMap(({ href }) => href ?? []),
    ...[...topbarLinks, ...footerSocials, ...footer.socials].map(({ url }) => url),
    ...footer.links.flatMap((column) => column.links.map(({ url }) => url)),
    ...redirects.map(({ destination }) => destination),
    ...(topbarCtaButton ? [topbarCtaButton.url] : []),
    ...(logo ? [logo.href] : []),
  ]
  return addresses.flatMap((address) => {
    const link = links.resolveLink(address, ROOT_FILE)
    return link.type === 'page' ? [link.permalink] : []
  })
}
