import { type Division, listDivisionPath } from '../../core/index.ts'
import type { Site } from './site.ts'

/** Applies what the languages around a division replace: header, footer, banner, and where the logo leads. */
export function toDivisionSite(site: Site, division: Division): Site {
  return listDivisionPath(division).reduce(applyFrame, site)
}

function applyFrame(site: Site, { kind, frame, first, isDefault }: Division): Site {
  const { logo, topbarCtaButton, ...config } = site.config
  // Without its own address, the logo leads to the start of the current language.
  const home = kind === 'language' && !isDefault && first !== undefined && (logo?.href ?? '/') === '/'
  if (frame === undefined && !home) return site
  // A language with its own header has no button unless it says so.
  const button = frame?.topbarLinks === undefined ? topbarCtaButton : frame.topbarCtaButton
  return {
    ...site,
    config: {
      ...config,
      ...frame,
      ...(button !== undefined && { topbarCtaButton: button }),
      ...(logo !== undefined && { logo: home ? { ...logo, href: first.permalink } : logo }),
    },
  }
}
