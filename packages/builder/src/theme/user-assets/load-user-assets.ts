import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type SourceFolder, toIntegrity } from '../../core/index.ts'
import type { ClassifiedFiles } from '../../site/index.ts'
import type { Asset } from '../client-assets/asset.ts'
import { THEME_CODES } from '../codes.ts'
import { createOriginTest } from './allowed-origins.ts'
import { checkScript, checkStyle } from './check-remote-addresses.ts'
import { classifyScript } from './classify-script.ts'
import { toNodeScriptProblem } from './problems.ts'
import type { SiteScript } from './site-script.ts'

/** The stylesheets and scripts of authors that every page loads, in code-point order of their paths. */
export interface UserAssets {
  stylesheets: Asset[]
  scripts: SiteScript[]
  diagnostics: Diagnostic[]
}

/**
 * Loads the `.css` and `.js` files of a site (docs/reference/pages-and-files.mdx#file-types). They are published
 * unchanged. What browsers will block is reported, and pages don't load programs for Node.js.
 */
export function loadUserAssets(
  { styles, scripts }: Pick<ClassifiedFiles, 'styles' | 'scripts'>,
  source: SourceFolder,
  allowedOrigins: readonly string[] = [],
): UserAssets {
  const isAllowed = createOriginTest(allowedOrigins)
  const assets: UserAssets = { stylesheets: [], scripts: [], diagnostics: [] }
  for (const { path } of styles) {
    assets.stylesheets.push({ path, integrity: toIntegrity(source.readBytes(path) ?? '') })
    assets.diagnostics.push(...checkStyle(path, source.readText(path) ?? '', isAllowed))
  }
  for (const { path } of scripts) {
    const text = source.readText(path) ?? ''
    const kind = classifyScript(text)
    if (kind.type === 'program') {
      assets.diagnostics.push(toDiagnostic(THEME_CODES, { ...toNodeScriptProblem(path, kind.reason), file: path }))
      continue
    }
    const integrity = toIntegrity(source.readBytes(path) ?? '')
    assets.scripts.push({ path, integrity, isModule: kind.type === 'module' })
    assets.diagnostics.push(...checkScript(path, text, isAllowed))
  }
  return assets
}
