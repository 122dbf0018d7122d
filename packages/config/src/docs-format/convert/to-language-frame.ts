import type { DivisionConfig } from '../../model/site-config.ts'
import { selectUsableConfig } from '../../validation/select-usable-config.ts'
import { DOCS_FORMAT } from '../docs-format.ts'
import { toBanner } from './to-banner.ts'
import { toFooter, toTopbarLink } from './to-links.ts'

type LanguageFrame = Pick<DivisionConfig, 'banner' | 'topbarLinks' | 'topbarCtaButton' | 'footer'>

/** Converts what a language replaces around its pages. Invalid parts are left out. */
export function toLanguageFrame({ banner, navbar, footer }: Record<string, unknown>): LanguageFrame {
  const parts = Object.entries({ banner, navbar, footer }).filter(([, part]) => part !== undefined)
  if (parts.length === 0) return {}
  const { config } = selectUsableConfig(Object.fromEntries(parts), [], DOCS_FORMAT)
  return {
    ...(config.banner && { banner: toBanner(config.banner) }),
    ...(config.navbar && {
      topbarLinks: (config.navbar.links ?? []).map(toTopbarLink),
      topbarCtaButton: config.navbar.primary ? toTopbarLink(config.navbar.primary) : null,
    }),
    ...(config.footer && { footer: toFooter(config.footer) }),
  }
}
