import type { SiteConfig, TopbarLink } from '../../model/site-config.ts'
import type { FooterInput } from '../schema/footer.ts'
import type { NavbarInput } from '../schema/navbar.ts'
import { toIconSettings } from './to-icon-settings.ts'

type NavbarLink = NonNullable<NavbarInput['links']>[number] | NonNullable<NavbarInput['primary']>

/** Converts a link of the header. A community is a plain link with its icon. */
export function toTopbarLink({ type, label, href, icon }: NavbarLink): TopbarLink {
  // Only an absolute URL can name a repository.
  if (type === 'github' && /^https?:/i.test(href)) {
    return { type: 'github', url: href, ...(label !== undefined && { name: label }) }
  }
  if (type === 'discord') {
    return {
      type: 'link',
      name: label ?? 'Discord',
      url: href,
      icon: 'discord',
      iconType: 'brands',
      ...toIconSettings(icon),
    }
  }
  return { type: 'link', name: label ?? 'GitHub', url: href, ...toIconSettings(icon) }
}

/** Converts the footer. Accounts are in the order of the file. */
export function toFooter({ socials = {}, links = [] }: FooterInput): SiteConfig['footer'] {
  return {
    socials: Object.entries(socials).map(([platform, url]) => ({ platform, url })),
    links: links.map(({ header, items }) => ({
      ...(header !== undefined && { title: header }),
      links: items.map(({ label, href }) => ({ label, url: href })),
    })),
  }
}
