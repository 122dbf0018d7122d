import type { SiteConfig } from '@spearmint/config'
import type { LinkResolver } from '../../core/index.ts'
import { ROOT_FILE } from '../configuration/config-file.ts'
import { listConfigLinks } from './list-config-links.ts'

/** Lists the permalinks of pages that the configuration links to without listing them: header, footer, redirects. */
export function listEntryPages(config: SiteConfig, links: LinkResolver): string[] {
  const { redirects } = config
  const addresses = [
    '/',
    ...listConfigLinks(config).map(({ url }) => url),
    ...redirects.map(({ destination }) => destination),
  ]
  return addresses.flatMap((address) => {
    const link = links.resolveLink(address, ROOT_FILE)
    return link.type === 'page' ? [link.permalink] : []
  })
}
