import type { SiteConfig } from '@spearmint/config'
import { ASSETS_FOLDER } from '../assets/client-assets.ts'
import { toContentHash } from '../assets/to-content-hash.ts'
import { renderThemeCss } from '../layout/theme-css.ts'

/** The stylesheet with a site's own colors. */
export interface ThemeFile {
  /** Path in the site. The name holds a hash of the content, so that hosts may cache the file for good. */
  path: string
  css: string
}

/** Creates the theme of a site. */
export function createThemeFile(config: SiteConfig): ThemeFile {
  const css = renderThemeCss(config)
  return { path: `${ASSETS_FOLDER}/theme-${toContentHash(css)}.css`, css }
}
