import type { TopbarLink } from '@spearmint/config'
import type { Result } from 'hastscript'
import { renderGlyph } from '../elements/glyph.ts'
import { renderIcon } from '../elements/icon.tsx'
import { resolveHref } from '../elements/links.ts'
import type { Site } from '../site.ts'
import { formatCount } from './stars.ts'

/** Renders the links of the header as list items. */
export function renderTopbarLinks(site: Site): Result[] {
  return renderItems(site, site.config.topbarLinks, toHeaderClass)
}

/** Renders the links for the drawer of small windows. The call to action is one of them. */
export function renderDrawerLinks(site: Site): Result[] {
  const { topbarLinks, topbarCtaButton } = site.config
  const links = topbarCtaButton === undefined ? topbarLinks : [...topbarLinks, topbarCtaButton]
  return renderItems(site, links, () => 'navbar-link')
}

/** Renders the call to action of the header (docs/reference/mint-json.mdx#header-links). */
export function renderCallToAction(site: Site): Result | null {
  const link = site.config.topbarCtaButton
  if (link === undefined) return null
  const kind = link.type === 'github' ? 'button-quiet' : `button-strong${toShapeClass(link)}`
  return renderTopbarLink(site, link, { id: 'topbar-cta-button', class: `button ${kind}` })
}

function renderItems(site: Site, links: readonly TopbarLink[], toClass: (link: TopbarLink) => string): Result[] {
  return links.flatMap((link) => {
    const anchor = renderTopbarLink(site, link, { class: toClass(link) })
    return anchor === null ? [] : [<li>{anchor}</li>]
  })
}

/** A link with a `style` is a button of that shape. Without, it is text. */
function toHeaderClass(link: TopbarLink): string {
  const isButton = link.type === 'link' && link.style !== undefined
  return isButton ? `button button-quiet${toShapeClass(link)}` : 'navbar-link'
}

function toShapeClass(link: TopbarLink): string {
  return link.type === 'link' && link.style === 'pill' ? ' button-pill' : ''
}

/** `https://github.com/owner/name/tree/main` → `owner/name`. Without a path, it is the host. */
function toRepositoryName(url: string): string {
  const [, host = '', path = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]+)\/?([^?#]*)/i.exec(url) ?? []
  const name = path.split('/').filter(Boolean).slice(0, 2).join('/')
  return name === '' ? host || url : name.replace(/\.git$/, '')
}

function renderTopbarLink(site: Site, link: TopbarLink, attributes: { id?: string; class: string }): Result | null {
  const href = resolveHref(site.links, link.url)
  if (href === undefined) return null
  if (link.type === 'github') {
    return (
      <a {...attributes} href={href}>
        {site.icons.resolve({ name: 'github', type: 'brands' }).svg}
        {link.name ?? toRepositoryName(link.url)}
        {renderStars(site, link.url)}
      </a>
    )
  }
  return (
    <a {...attributes} href={href}>
      {renderIcon(site, link)}
      {link.name}
      {link.arrow === true ? renderGlyph('right') : null}
    </a>
  )
}

/** Renders the number of stars of a repository, if it was loaded when the site was built. */
function renderStars(site: Site, url: string): Result | null {
  const count = site.stars?.get(url)
  if (count === undefined) return null
  return (
    <span class="stars">
      {site.icons.resolve({ name: 'star', type: 'solid' }).svg}
      {formatCount(count)}
      <span class="visually-hidden"> {site.words.say('frame.stars', { count })}</span>
    </span>
  )
}
