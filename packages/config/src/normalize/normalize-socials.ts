import type { SiteConfigInput } from '../schema/site-config.ts'
import type { SiteConfig } from '../site-config.ts'

/** Both forms of social accounts as a list in the order of the file (reference 1.11). */
export function normalizeSocials(socials: SiteConfigInput['footerSocials'] = {}): SiteConfig['footerSocials'] {
  if (Array.isArray(socials)) return socials.map(({ type, url }) => ({ platform: type, url }))
  return Object.entries(socials).map(([platform, url]) => ({ platform, url }))
}
