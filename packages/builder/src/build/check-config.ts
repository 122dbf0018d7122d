import { checkSampleLanguages } from '../api/index.ts'
import { createIconResolver } from '../content/index.ts'
import type { CheckedDiagnostic, SourceFolder } from '../core/index.ts'
import { CONFIG_FILE, classifyFiles, createSiteFiles, loadConfig, loadPages } from '../site/index.ts'
import { checkThirdParties } from '../theme/index.ts'
import type { PackageData } from './package-data.ts'
import { readSite } from './read-site.ts'

/** What a check of a configuration found. */
export interface ConfigCheck {
  /** Whether a site can be built with it. */
  isUsable: boolean
  /** The problems of the configuration, those that only the files of the site show included. */
  diagnostics: CheckedDiagnostic[]
}

/**
 * Checks the configuration of a site without building it. Of the pages only the frontmatter is read, and no other server
 * is asked. What a build would not come to, because of errors before, is checked as far as it can be.
 */
export async function checkConfig(
  source: SourceFolder,
  { loadIconCollection }: Pick<PackageData, 'loadIconCollection'>,
): Promise<ConfigCheck> {
  const { config, locate, checkFiles, diagnostics: problems } = loadConfig(source)
  const diagnostics: CheckedDiagnostic[] = [...problems]
  if (checkFiles === undefined) return { isUsable: false, diagnostics }
  const icons = createIconResolver(loadIconCollection)
  if (config === undefined) {
    const files = classifyFiles(source.list(), { mintIgnore: source.readText('.mintignore') })
    const { pages } = loadPages(files.pages, source)
    return { isUsable: false, diagnostics: [...diagnostics, ...checkFiles(createSiteFiles({ pages, files, icons }))] }
  }
  // What is wrong with specs is told when the pages are checked.
  const site = await readSite(config, { source, locate, report: () => {} })
  diagnostics.push(...checkFiles(createSiteFiles({ ...site, icons })))
  const found = [...site.diagnostics, ...checkThirdParties(config, locate), ...checkSampleLanguages(config.api, locate)]
  diagnostics.push(...found.filter(({ file }) => file === CONFIG_FILE))
  return { isUsable: true, diagnostics }
}
