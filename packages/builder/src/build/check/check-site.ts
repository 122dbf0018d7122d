import type { ExternalLink } from '../../check/index.ts'
import { createIconResolver } from '../../content/index.ts'
import { type CheckedDiagnostic, createDiagnosticLog } from '../../core/index.ts'
import { CONFIG_FILE, createSourceHashes } from '../../site/index.ts'
import { createFaviconFiles } from '../../theme/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { createTools } from '../site/create-tools.ts'
import { completeSite } from '../site/load-site.ts'
import { type ConfigCheck, ConfigChecker } from './check-config.ts'
import { checkPages } from './check-pages.ts'
import { type FixedConfig, fixConfig } from './fix-config.ts'

export interface CheckIo extends Pick<BuildIo, 'source' | 'packageData' | 'fetchText' | 'parseGuard' | 'onProgress'> {
  /** Writes the fixed text of the configuration. Without it, nothing is fixed. */
  writeConfig?: ((text: string) => void) | undefined
}

/** What a check of a site found. */
export interface SiteCheck {
  /** Whether a site can be built with the configuration. If not, the pages are not checked. */
  isUsable: boolean
  diagnostics: CheckedDiagnostic[]
  /** Problems of the configuration that were fixed. */
  fixed: CheckedDiagnostic[]
  /** Number of pages that were checked. Undefined if none were. */
  pages?: number | undefined
  /** The links to other sites. */
  externalLinks: ExternalLink[]
}

/**
 * Checks a site: its configuration, which is fixed first if that is wanted, then its pages. Configuration and folder are
 * read once. Pages are rendered, but no documents and no search index.
 * @param scope `config` leaves the content of pages unchecked and sends no requests.
 * @throws if a file cannot be read, and for bugs
 */
export async function checkSite(options: BuildOptions, io: CheckIo, scope: 'config' | 'site'): Promise<SiteCheck> {
  const { source, packageData, writeConfig } = io
  const icons = createIconResolver(packageData.loadIconCollection)
  const checker = new ConfigChecker(source, icons, scope === 'site' ? io.fetchText : undefined)
  const { check, fixed } = await checkAndFix(checker, source.readText(CONFIG_FILE), writeConfig)
  const { isUsable, site: checkedSite } = check
  if (checkedSite === undefined || scope === 'config') {
    return { isUsable, diagnostics: createSortedList(check.diagnostics), fixed, externalLinks: [] }
  }

  const tools = await createTools(options, io, icons)
  const input = { options, tools, hashFile: createSourceHashes(source), ...checkedSite }
  const { site, diagnostics: siteProblems } = completeSite(input)
  // Only drawing an icon shows whether it can be drawn.
  const { loadRasterizer } = packageData
  const favicons = await createFaviconFiles(site.config, { ...site, loadRasterizer })
  const content = await checkPages(site, io)
  const found = [
    check.diagnostics,
    check.otherDiagnostics ?? [],
    siteProblems,
    favicons.diagnostics,
    content.diagnostics,
  ]
  return {
    isUsable,
    diagnostics: createSortedList(found.flat()),
    fixed,
    pages: site.orderedPages.length,
    externalLinks: content.externalLinks,
  }
}

async function checkAndFix(
  checker: ConfigChecker,
  text: string | undefined,
  writeConfig: CheckIo['writeConfig'],
): Promise<Pick<FixedConfig, 'fixed'> & { check: ConfigCheck }> {
  if (text === undefined || writeConfig === undefined) return { check: await checker.check(), fixed: [] }
  const result = await fixConfig(text, (changed) => checker.check(changed))
  if (result.text !== text) writeConfig(result.text)
  return result
}

/** Each diagnostic once: a snippet that ten pages include has its problem once. */
function createSortedList(diagnostics: readonly CheckedDiagnostic[]): CheckedDiagnostic[] {
  const log = createDiagnosticLog()
  log.addAll(diagnostics)
  return log.list()
}
