import type { Diagnostic } from '@spearmint/config'
import { type SourceFolder, toDiagnostic, toIntegrity } from '../../core/index.ts'
import type { ClassifiedFiles } from '../../site/index.ts'
import type { Asset } from '../client-assets/asset.ts'
import { createOriginTest } from './allowed-origins.ts'
import { checkScript, checkStyle } from './check-remote-addresses.ts'
import { classifyScript } from './classify-script.ts'
import { notAPageScript } from './problems.ts'
import type { SiteScript } from './site-script.ts'

/** The stylesheets and scripts of authors that every page loads, in code-point order of their paths. */
export interface OwnFiles {
  stylesheets: Asset[]
  scripts: SiteScript[]
  diagnostics: Diagnostic[]
}

/**
 * Reads the `.css` and `.js` files of a site (reference 2.2). They are published as they are. What browsers will refuse
 * of them is reported, and programs for Node.js are not loaded.
 */
export function createOwnFiles(
  { styles, scripts }: Pick<ClassifiedFiles, 'styles' | 'scripts'>,
  source: SourceFolder,
  allowedOrigins: readonly string[] = [],
): OwnFiles {
  const isAllowed = createOriginTest(allowedOrigins)
  const own: OwnFiles = { stylesheets: [], scripts: [], diagnostics: [] }
  for (const { path } of styles) {
    own.stylesheets.push({ path, integrity: toIntegrity(source.readBytes(path) ?? '') })
    own.diagnostics.push(...checkStyle(path, source.readText(path) ?? '', isAllowed))
  }
  for (const { path } of scripts) {
    const text = source.readText(path) ?? ''
    const kind = classifyScript(text)
    if (kind.type === 'program') {
      own.diagnostics.push(toDiagnostic(notAPageScript(path, kind.reason), path))
      continue
    }
    const integrity = toIntegrity(source.readBytes(path) ?? '')
    own.scripts.push({ path, integrity, isModule: kind.type === 'module' })
    own.diagnostics.push(...checkScript(path, text, isAllowed))
  }
  return own
}
