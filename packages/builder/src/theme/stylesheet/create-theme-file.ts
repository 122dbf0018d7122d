import type { SiteConfig } from '@spearmint/config'
import { toIntegrity } from '../../core/index.ts'
import { ASSETS_FOLDER, type Asset } from '../client-assets/client-assets.ts'
import { toContentHash } from '../client-assets/to-content-hash.ts'
import { listOptionalStyles } from './optional-styles.ts'
import { renderThemeCss } from './theme-css.ts'

/** The stylesheet with a site's own colors. Its name holds a hash of the content, so that hosts may cache it for good. */
export interface ThemeFile extends Asset {
  css: string
}

/**
 * Creates the theme of a site: its colors, and the stylesheets that only sites with certain settings need. These stand
 * in a layer of their own, so that they win over the frame and the components, and not over what authors write.
 * @param optionalStyles name → text, all there are
 */
export function createThemeFile(config: SiteConfig, optionalStyles: ReadonlyMap<string, string>): ThemeFile {
  const layers = listOptionalStyles(config).map((name) => `@layer optional{${optionalStyles.get(name) ?? ''}}\n`)
  const css = renderThemeCss(config) + layers.join('')
  return { path: `${ASSETS_FOLDER}/theme-${toContentHash(css)}.css`, integrity: toIntegrity(css), css }
}
