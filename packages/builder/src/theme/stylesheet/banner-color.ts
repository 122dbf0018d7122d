import type { Banner, SiteConfig } from '@spearmint/config'
import type { Division } from '../../core/index.ts'
import { parseHexColor, toTextColorOn } from './colors.ts'

type BannerColor = Banner['color']

/** The class of a banner with its own color, which it contains: pages need no style attribute. */
export function toBannerClass(color: BannerColor): string {
  return `banner-color-${toModes(color)
    .map((hex) => hex.slice(1))
    .join('-')}`
}

/** The rules of all banners of a site that have their own color: it fills them, and the text is legible on it. */
export function toBannerRules({ banner }: Pick<SiteConfig, 'banner'>, root: Division): string[] {
  const rules = [banner, ...listBanners(root)].flatMap((found) => {
    const [light, dark] = found === undefined ? [] : toModes(found.color)
    if (found === undefined || light === undefined || dark === undefined) return []
    const text = `light-dark(${toTextColorOn(light)}, ${toTextColorOn(dark)})`
    const background = `light-dark(${light}, ${dark})`
    return [
      `.${toBannerClass(found.color)} { border-color: ${background}; background: ${background}; color: ${text}; }`,
    ]
  })
  return [...new Set(rules)]
}

function listBanners({ frame, divisions }: Division): (Banner | undefined)[] {
  return [frame?.banner, ...divisions.flatMap(listBanners)]
}

/** The color in light and in dark mode. Empty without a valid one. */
function toModes({ light, dark }: BannerColor): string[] {
  const day = parseHexColor(light) ?? parseHexColor(dark)
  const night = parseHexColor(dark) ?? day
  return day === undefined || night === undefined ? [] : [day, night]
}
