import type { Diagnostic, SiteConfig } from '@spearmint/config'
import { dropMissingImages } from './drop-missing-images.ts'
import { type ConfigFontsInput, dropUnusableFonts } from './drop-unusable-fonts.ts'

/** Takes everything out of a configuration that names a file the site does not have: pictures, then fonts. */
export function dropMissingFiles(
  written: SiteConfig,
  input: ConfigFontsInput,
): { config: SiteConfig; diagnostics: Diagnostic[] } {
  return dropUnusableFonts(dropMissingImages(written, input.links), input)
}
