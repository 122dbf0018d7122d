import type { ConfigPath, DivisionConfig, SiteConfig } from '@spearmint/config'

/** A link of the configuration, and where it is. */
export interface ConfigLink {
  url: string
  path: ConfigPath
}

/**
 * Lists the links that the configuration adds to pages: those of header, footer and logo, and of the navigation. Redirects
 * and the Markdown of banners are not among them. Accounts are always on other sites.
 */
export function listConfigLinks(config: SiteConfig): ConfigLink[] {
  const { topbarLinks, topbarCtaButton, footer, logo, versions, navigationTree } = config
  return [
    ...topbarLinks.map(({ url }, index) => ({ url, path: ['topbarLinks', index, 'url'] })),
    ...(topbarCtaButton ? [{ url: topbarCtaButton.url, path: ['topbarCtaButton', 'url'] }] : []),
    ...footer.links.flatMap(({ links }, column) =>
      links.map(({ url }, index) => ({ url, path: ['footer', 'links', column, 'links', index, 'url'] })),
    ),
    ...(logo ? [{ url: logo.href, path: ['logo', 'href'] }] : []),
    ...versions.flatMap(({ url }, index) => (url === undefined ? [] : [{ url, path: ['versions', index, 'url'] }])),
    ...(navigationTree === undefined ? [] : listDivisionLinks(navigationTree)),
  ]
}

/** Lists the links of a division of `docs.json` and those below. A division with content is no link, even if it has `href`. */
function listDivisionLinks(division: DivisionConfig): ConfigLink[] {
  const { href, path, isHidden, globalLinks, divisions, entries } = division
  const isLink = href !== undefined && !isHidden && divisions.length === 0 && entries.length === 0
  return [
    ...(isLink ? [{ url: href, path: [...path, 'href'] }] : []),
    ...globalLinks.flatMap((link) => (link.isHidden ? [] : [{ url: link.href, path: [...link.path, 'href'] }])),
    ...listFrameLinks(division),
    ...divisions.flatMap(listDivisionLinks),
  ]
}

/** Lists the links of the header and the footer that a language has of its own. */
function listFrameLinks({ topbarLinks = [], topbarCtaButton, footer, path }: DivisionConfig): ConfigLink[] {
  const header = [...path, 'navbar']
  return [
    ...topbarLinks.map(({ url }, index) => ({ url, path: [...header, 'links', index, 'href'] })),
    ...(topbarCtaButton ? [{ url: topbarCtaButton.url, path: [...header, 'primary', 'href'] }] : []),
    ...(footer?.links ?? []).flatMap(({ links }, column) =>
      links.map(({ url }, index) => ({ url, path: [...path, 'footer', 'links', column, 'items', index, 'href'] })),
    ),
  ]
}
