import type { SiteConfig } from '@spearmint/config'
import { type Division, listRowLabels, toIntegrity } from '../../core/index.ts'
import type { Asset } from '../client-assets/asset.ts'
import { ASSETS_FOLDER } from '../client-assets/client-assets.ts'
import { toContentHash } from '../client-assets/to-content-hash.ts'
import { toBannerRules } from './banner-color.ts'
import { toCodeThemeRules } from './code-theme.ts'
import { listOptionalStyles } from './optional-styles.ts'
import { toThemeCss } from './theme-css.ts'

/** The stylesheet with the colors of a site. Its name contains a hash of the content, so that hosts can cache it forever. */
export interface ThemeFile extends Asset {
  css: string
  /** Names of the optional stylesheets it includes. */
  styles: readonly string[]
}

/**
 * Creates the theme of a site: its colors, and the stylesheets that only sites with certain settings need. Those are in
 * their own layer, so that they override the frame and the components, but not the styles of authors.
 * @param root of the navigation
 * @param optionalStyles name → text of all optional stylesheets
 */
export function createThemeFile(
  config: SiteConfig,
  root: Division,
  optionalStyles: ReadonlyMap<string, string>,
): ThemeFile {
  const styles = listOptionalStyles(config)
  const layers = styles.map((name) => `@layer optional{${optionalStyles.get(name) ?? ''}}\n`)
  const colors = listRowLabels(root).flatMap(({ color }) => color ?? [])
  const rules = [...toBannerRules(config, root), ...toCodeThemeRules(config)].map(
    (rule) => `@layer optional{${rule}}\n`,
  )
  const css = toThemeCss(config, colors) + [...rules, ...layers].join('')
  return { path: `${ASSETS_FOLDER}/theme-${toContentHash(css)}.css`, integrity: toIntegrity(css), css, styles }
}
