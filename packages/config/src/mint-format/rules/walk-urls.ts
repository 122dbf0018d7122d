import type { ConfigPath } from '../../problems/config-path.ts'
import type { PlacedText } from '../../rules/placed-text.ts'
import type { PartialConfig } from '../schema/partial-config.ts'

/** Walks the URLs that visitors can click. */
export function* walkUrls(config: PartialConfig): Generator<PlacedText> {
  const lists = { topbarLinks: config.topbarLinks, anchors: config.anchors, tabs: config.tabs }
  for (const [key, list] of Object.entries(lists)) {
    for (const [index, { url }] of (list ?? []).entries()) yield { text: url, path: [key, index, 'url'] }
  }
  if (typeof config.logo === 'object' && config.logo.href !== undefined) {
    yield { text: config.logo.href, path: ['logo', 'href'] }
  }
  // Browsers never run the code of a picture.
  if (typeof config.favicon === 'string' && !/^data:image\//i.test(config.favicon)) {
    yield { text: config.favicon, path: ['favicon'] }
  }
  if (config.topbarCtaButton) yield { text: config.topbarCtaButton.url, path: ['topbarCtaButton', 'url'] }
  yield* walkSocials(config.footerSocials, ['footerSocials'])
  yield* walkSocials(config.footer?.socials, ['footer', 'socials'])
  for (const [column, { links }] of (config.footer?.links ?? []).entries()) {
    for (const [index, { url }] of links.entries())
      yield { text: url, path: ['footer', 'links', column, 'links', index, 'url'] }
  }
  for (const [index, { destination }] of (config.redirects ?? []).entries()) {
    yield { text: destination, path: ['redirects', index, 'destination'] }
  }
  for (const [index, version] of (config.versions ?? []).entries()) {
    if (typeof version === 'object' && version.url !== undefined)
      yield { text: version.url, path: ['versions', index, 'url'] }
  }
}

function* walkSocials(socials: PartialConfig['footerSocials'], path: ConfigPath): Generator<PlacedText> {
  for (const [key, social] of Object.entries(socials ?? {})) {
    if (typeof social === 'string') yield { text: social, path: [...path, key] }
    else yield { text: social.url, path: [...path, Number(key), 'url'] }
  }
}
