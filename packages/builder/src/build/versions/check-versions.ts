import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { History, SourceFolder } from '../../core/index.ts'
import { loadConfig, selectVersions } from '../../site/index.ts'
import { checkFolders, findTrees } from './load-versions.ts'
import { createPlacer, mayHaveVersions } from './place-versions.ts'

/** Checks that the versions of a site can be found. Their pages are not checked: tags can't be changed. */
export function checkVersions(source: SourceFolder, history: History | undefined): Diagnostic[] {
  if (history === undefined || !mayHaveVersions(source)) return []
  const { config, locate } = loadConfig(source)
  if (config?.gitVersions === undefined) return []
  const list = history.list()
  const { versions, diagnostics } = selectVersions(config.gitVersions, list)
  return createPlacer(locate)([...diagnostics, ...checkFolders(versions, findTrees(list.revisions, history))])
}
