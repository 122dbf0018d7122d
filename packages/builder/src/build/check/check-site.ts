import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { ExternalLink } from '../../check/index.ts'
import { createIconResolver } from '../../content/index.ts'
import { createDiagnosticLog } from '../../core/index.ts'
import { findConfigFile } from '../../site/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { checkVersions } from '../versions/check-versions.ts'
import { type ConfigCheck, ConfigChecker } from './check-config.ts'
import type { PagesIo } from './check-pages.ts'
import { fixConfig } from './fix-config.ts'

export interface CheckIo extends PagesIo, Pick<BuildIo, 'fetchText' | 'history'> {
  /** Writes the fixed text of the configuration. Without it, nothing is fixed. */
  writeConfig?: ((text: string) => void) | undefined
}

/** What a check of a site found. */
export interface SiteCheck {
  /** The name of the configuration file. Undefined if there is none. */
  file: string | undefined
  /** Whether a site can be built with the configuration. If not, the pages are not checked. */
  isUsable: boolean
  diagnostics: Diagnostic[]
  /** Problems of the configuration that were fixed. */
  fixed: Diagnostic[]
  /** Number of pages that were checked. Undefined if the pages were not checked. */
  pages?: number | undefined
  /** The links to other sites. */
  externalLinks: ExternalLink[]
}

/**
 * Checks a site: first its configuration, which is fixed if `writeConfig` is given, then its pages. Configuration and
 * folder are read once. Pages are rendered, but neither documents nor other files.
 * @param scope `config` leaves the content of pages unchecked and sends no requests.
 * @throws if a file cannot be read, and for bugs
 */
export async function checkSite(options: BuildOptions, io: CheckIo, scope: 'config' | 'site'): Promise<SiteCheck> {
  const { source, packageData, writeConfig } = io
  const icons = createIconResolver(packageData.loadIconCollection)
  const checker = new ConfigChecker(options, {
    source,
    icons,
    fetchText: scope === 'site' ? io.fetchText : undefined,
  })
  const file = findConfigFile(source)
  const text = file === undefined ? undefined : source.readText(file)
  const { check, fixed } = await checkAndFix(checker, text, writeConfig)
  const { isUsable, site: checkedSite } = check
  const ofVersions = checkVersions(source, io.history)
  if (checkedSite === undefined || scope === 'config') {
    return {
      file,
      isUsable,
      diagnostics: toSortedList([...check.diagnostics, ...ofVersions]),
      fixed,
      externalLinks: [],
    }
  }
  // The renderer is loaded only if there are pages to check.
  const { checkPages } = await import('./check-pages.ts')
  const { diagnostics, externalLinks, reportsUnlisted } = await checkPages(options, io, { checkedSite, icons })
  const pages = checkedSite.resolved.pages.length
  const ofConfig = check.diagnostics.filter(({ code }) => !reportsUnlisted || code !== 'navigation/unlisted-page')
  const found = toSortedList([...ofConfig, ...diagnostics, ...ofVersions])
  return { file, isUsable, diagnostics: found, fixed, pages, externalLinks }
}

async function checkAndFix(
  checker: ConfigChecker,
  text: string | undefined,
  writeConfig: CheckIo['writeConfig'],
): Promise<{ check: ConfigCheck; fixed: Diagnostic[] }> {
  if (text === undefined || writeConfig === undefined) return { check: await checker.check(), fixed: [] }
  const result = await fixConfig(text, (changed) => checker.check(changed))
  if (result.text !== text) writeConfig(result.text)
  return result
}

/** Sorts diagnostics and lists each once: a problem in a snippet is found on every page that includes it. */
function toSortedList(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const log = createDiagnosticLog()
  log.addAll(diagnostics)
  return log.list()
}
