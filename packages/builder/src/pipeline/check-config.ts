import { createIconResolver } from '../icons/create-icon-resolver.ts'
import { loadIconCollection } from '../icons/load-icon-collection.ts'
import type { CheckedDiagnostic } from '../model/checked-diagnostic.ts'
import type { SourceFolder } from '../model/folders.ts'
import { buildPageTree } from '../navigation/build-page-tree.ts'
import { findFiles } from '../source/find-files.ts'
import { readPage } from '../source/read-page.ts'
import { checkSampleLanguages } from './check-sample-languages.ts'
import { checkThirdParties } from './check-third-parties.ts'
import { createSiteFiles } from './create-site-files.ts'
import { CONFIG_FILE, loadConfig } from './load-config.ts'

/** What a check of a configuration found. */
export interface ConfigCheck {
  /** Whether a site can be built with it. */
  isUsable: boolean
  /** The problems of the configuration, those that only the files of the site show included. */
  diagnostics: CheckedDiagnostic[]
}

/**
 * Checks the configuration of a site without building it. Of the pages only the frontmatter is read. What a build would
 * not come to, because of errors before, is checked as far as it can be.
 */
export function checkConfig(source: SourceFolder): ConfigCheck {
  const { config, locate, checkFiles, diagnostics: problems } = loadConfig(source)
  const diagnostics: CheckedDiagnostic[] = [...problems]
  if (checkFiles === undefined) return { isUsable: false, diagnostics }

  const files = findFiles(source.list(), { mintIgnore: source.readText('.mintignore') })
  const pages = files.pages.map(({ path }) => readPage(path, source.readText(path) ?? '').page)
  const icons = createIconResolver(loadIconCollection)
  diagnostics.push(...checkFiles(createSiteFiles({ pages, files, icons })))
  if (config !== undefined) {
    const { diagnostics: navigationProblems } = buildPageTree(config, pages, { locate })
    const found = [
      ...navigationProblems,
      ...checkThirdParties(config, locate),
      ...checkSampleLanguages(config.api, locate),
    ]
    diagnostics.push(...found.filter(({ file }) => file === CONFIG_FILE))
  }
  return { isUsable: config !== undefined, diagnostics }
}
