import type { SiteConfig } from '@spearmint/config'
import type { LinkResolver } from '../../core/index.ts'

const CONFIG_FILE = 'mint.json'

/**
 * Takes pictures that do not exist out of a configuration, whose own rules report them: a page shows the site's name
 * instead of a broken logo. A logo that has only one of its two pictures uses it in both modes.
 */
export function dropMissingImages(config: SiteConfig, links: LinkResolver): SiteConfig {
  function find(image: string | undefined): string | undefined {
    if (image === undefined || image === '') return undefined
    return links.resolveFile(image, CONFIG_FILE).type === 'broken' ? undefined : image
  }

  const { logo, favicon, backgroundImage, ...rest } = config
  const light = find(logo?.light)
  const dark = find(logo?.dark)
  const picture = light ?? dark
  const icon = find(favicon)
  const background = find(backgroundImage)
  return {
    ...rest,
    ...(logo && picture !== undefined && { logo: { ...logo, light: light ?? picture, dark: dark ?? picture } }),
    ...(icon !== undefined && { favicon: icon }),
    ...(background !== undefined && { backgroundImage: background }),
  }
}
