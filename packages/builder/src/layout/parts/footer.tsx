import type { Result } from 'hastscript'
import type { Site } from '../../model/site.ts'
import { resolveHref } from '../resolve-href.ts'
import { toLinkAttributes } from './link-attributes.ts'

/** The foot of every page: the social profiles in the order of the configuration. Nothing when there are none. */
export function renderFooter(site: Site): Result | null {
  const links = [...site.config.footerSocials, ...site.config.footer.socials].flatMap(({ platform, url }) => {
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
  if (links.length === 0) return null
  return (
    <footer id="footer" class="footer">
      <ul class="footer-socials">{links}</ul>
    </footer>
  )
}
