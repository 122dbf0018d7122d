import type { TopbarLink } from '@spearmint/config'
import type { Result } from 'hastscript'
import type { Site } from '../../model/site.ts'
import { resolveHref } from '../resolve-href.ts'
import { renderGlyph } from './glyph.ts'

/** The links of the header as list items. */
export function renderTopbarLinks(site: Site): Result[] {
  return renderItems(site, site.config.topbarLinks)
}

/** The same for the drawer of small windows, where the call to action is one of them. */
export function renderDrawerLinks(site: Site): Result[] {
  const { topbarLinks, topbarCtaButton } = site.config
  return renderItems(site, topbarCtaButton === undefined ? topbarLinks : [...topbarLinks, topbarCtaButton])
}

/** The call to action of the header (reference 1.6); nothing when there is none. */
export function renderCallToAction(site: Site): Result | null {
  const link = site.config.topbarCtaButton
  if (link === undefined) return null
  const kind = link.type === 'github' ? 'button-quiet' : 'button-strong'
  return renderTopbarLink(site, link, { id: 'topbar-cta-button', class: `button ${kind}` })
}

function renderItems(site: Site, links: readonly TopbarLink[]): Result[] {
  return links.flatMap((link) => {
    const anchor = renderTopbarLink(site, link, { class: 'navbar-link' })
    return anchor === null ? [] : [<li>{anchor}</li>]
  })
}

function renderTopbarLink(site: Site, link: TopbarLink, attributes: { id?: string; class: string }): Result | null {
  const href = resolveHref(site.links, link.url)
  if (href === undefined) return null
  if (link.type === 'github') {
    return (
      <a {...attributes} href={href}>
        {site.icons.resolve({ name: 'github', type: 'brands' }).svg}
        {link.name ?? toRepositoryName(link.url)}
      </a>
    )
  }
  return (
    <a {...attributes} href={href}>
      {link.name}
      {link.arrow === true ? renderGlyph('right') : null}
    </a>
  )
}

/** `https://github.com/owner/name/tree/main` → `owner/name`; without a path, the host. */
function toRepositoryName(url: string): string {
  const [, host = '', path = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]+)\/?([^?#]*)/i.exec(url) ?? []
  const name = path.split('/').filter(Boolean).slice(0, 2).join('/')
  return name === '' ? host || url : name.replace(/\.git$/, '')
}
