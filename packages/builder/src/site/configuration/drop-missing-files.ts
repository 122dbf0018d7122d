import type { SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { LinkResolver } from '../../core/index.ts'
import { ROOT_FILE } from './config-file.ts'
import { dropUnusableFonts, type FontInput } from './drop-unusable-fonts.ts'

/** Removes everything from a configuration that names a file the site does not have: images, then fonts. */
export function dropMissingFiles(
  config: SiteConfig,
  input: FontInput,
): { config: SiteConfig; diagnostics: Diagnostic[] } {
  return dropUnusableFonts(dropMissingImages(config, input.links), input)
}

/**
 * Removes images that do not exist from a configuration, so that pages show the site's name instead of a broken logo. The
 * rules of the configuration report them. An image with only one of its two files uses it in both modes.
 */
export function dropMissingImages(config: SiteConfig, links: LinkResolver): SiteConfig {
  function findImage(image: string | undefined): string | undefined {
    if (image === undefined || image === '') return undefined
    return links.resolveFile(image, ROOT_FILE).type === 'broken' ? undefined : image
  }

  const { logo, favicon, faviconDark, backgroundImage, backgroundImageDark, socialCards, ...rest } = config
  const light = findImage(logo?.light)
  const dark = findImage(logo?.dark)
  const either = light ?? dark
  const icons = toPair(findImage(favicon), findImage(faviconDark))
  const { background: written, ...card } = socialCards ?? {}
  const cardBackground = findImage(written)
  const backgrounds = toPair(findImage(backgroundImage), findImage(backgroundImageDark))
  return {
    ...rest,
    ...(logo && either !== undefined && { logo: { ...logo, light: light ?? either, dark: dark ?? either } }),
    ...(icons.light !== undefined && { favicon: icons.light }),
    ...(icons.dark !== undefined && { faviconDark: icons.dark }),
    ...(backgrounds.light !== undefined && { backgroundImage: backgrounds.light }),
    ...(backgrounds.dark !== undefined && { backgroundImageDark: backgrounds.dark }),
    ...(socialCards && { socialCards: { ...card, ...(cardBackground && { background: cardBackground }) } }),
  }
}

/** If only the image of dark mode exists, it is used in both modes. */
function toPair(light: string | undefined, dark: string | undefined): { light?: string; dark?: string } {
  const either = light ?? dark
  if (either === undefined) return {}
  return { light: either, ...(light !== undefined && dark !== undefined && { dark }) }
}
