import type { FooterColumn } from '@spearmint/config'
import type { Result } from 'hastscript'
import { resolveHref, toLinkAttributes } from './elements/links.ts'
import type { Site } from './site.ts'

/**
 * Renders the footer of all pages: columns of links (docs/reference/mint-json.mdx#page-frame), then the social accounts in
 * the order of the configuration. Null if there are neither.
 */
export function renderFooter(site: Site): Result | null {
  const columns = site.config.footer.links.flatMap((column) => renderColumn(site, column) ?? [])
  const socials = renderSocials(site)
  if (columns.length === 0 && socials.length === 0) return null
  return (
    <footer id="footer" class="footer">
      {columns.length === 0 ? null : (
        <nav class="footer-columns" aria-label={site.words.say('frame.footer')}>
          {columns}
        </nav>
      )}
      {socials.length === 0 ? null : <ul class="footer-socials">{socials}</ul>}
    </footer>
  )
}

function renderColumn(site: Site, { title, links }: FooterColumn): Result | undefined {
  const items = links.flatMap(({ label, url }) => {
    const href = resolveHref(site.links, url)
    if (href === undefined) return []
    return [
      <li>
        <a {...toLinkAttributes(href)}>{label}</a>
      </li>,
    ]
  })
  if (items.length === 0) return undefined
  if (title === undefined) return <ul>{items}</ul>
  return (
    <div>
      <p class="footer-title">{title}</p>
      <ul aria-label={title}>{items}</ul>
    </div>
  )
}

function renderSocials(site: Site): Result[] {
  return [...site.config.footerSocials, ...site.config.footer.socials].flatMap(({ platform, url }) => {
    const href = resolveHref(site.links, url)
    if (href === undefined) return []
    const icon = site.toSocialIcon(platform)
    return [
      <li>
        <a {...toLinkAttributes(href)}>
          {site.icons.resolve(icon).svg}
          <span class="visually-hidden">{icon.label}</span>
        </a>
      </li>,
    ]
  })
}
