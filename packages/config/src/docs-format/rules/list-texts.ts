import type { ConfigPath } from '../../problems/config-path.ts'
import type { PlacedText } from '../../rules/placed-text.ts'
import type { DocsSettings } from '../schema/settings.ts'

type Image = DocsSettings['favicon']

/** Lists the images of a configuration. */
export function listImages({ logo, favicon, background, thumbnails, spearmint }: DocsSettings): PlacedText[] {
  const cards = typeof spearmint?.socialCards === 'object' ? spearmint.socialCards : undefined
  return [
    ...toImages(logo, ['logo']),
    ...toImages(favicon, ['favicon']),
    ...toImages(background?.image, ['background', 'image']),
    ...toImages(thumbnails?.background, ['thumbnails', 'background']),
    ...toImages(cards?.background, ['spearmint', 'socialCards', 'background']),
  ]
}

function toImages(image: Image, path: ConfigPath): PlacedText[] {
  if (image === undefined) return []
  if (typeof image === 'string') return [{ text: image, path }]
  return [
    { text: image.light, path: [...path, 'light'] },
    { text: image.dark, path: [...path, 'dark'] },
  ]
}

/** Lists the texts that visitors should see. The label of a link may be empty next to an icon. */
export function listVisibleTexts(settings: DocsSettings): PlacedText[] {
  const links = (settings.navbar?.links ?? []).flatMap(({ label, icon }, index) =>
    label === undefined || icon !== undefined ? [] : [{ text: label, path: ['navbar', 'links', index, 'label'] }],
  )
  return [...listImages(settings), ...links]
}

/** Lists the base URLs of API pages. */
export function listServers({ api }: DocsSettings): PlacedText[] {
  const { server = [] } = api?.mdx ?? {}
  const path = ['api', 'mdx', 'server']
  return typeof server === 'string'
    ? [{ text: server, path }]
    : server.map((text, index) => ({ text, path: [...path, index] }))
}

/** Lists the URLs of links to repositories. */
export function listRepositories({ navbar = {} }: DocsSettings): PlacedText[] {
  const links = (navbar.links ?? []).map((link, index) => ({ link, path: ['navbar', 'links', index, 'href'] }))
  const { primary } = navbar
  return [
    ...links.filter(({ link }) => link.type === 'github').map(({ link, path }) => ({ text: link.href, path })),
    ...(primary?.type === 'github' ? [{ text: primary.href, path: ['navbar', 'primary', 'href'] }] : []),
  ]
}
