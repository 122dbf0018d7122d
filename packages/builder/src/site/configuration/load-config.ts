import {
  type ConfigDiagnostic,
  type ConfigPath,
  type Diagnostic,
  parseSiteConfig,
  type SiteConfig,
  type SiteFiles,
  type SourceRange,
} from '@spearmint/config'
import { type SourceFolder, toDiagnostic } from '../../core/index.ts'

/** Name of the configuration file, at the root of the site's folder. */
export const CONFIG_FILE = 'mint.json'

export interface LoadedConfig {
  /** Absent when no site can be built with it. */
  config?: SiteConfig
  diagnostics: Diagnostic[]
  /** Where the value at a path stands in the file, for problems that are found later. */
  locate?: (path: ConfigPath) => SourceRange
  /** Compares the configuration with the files of the site, once they are known. Absent when there is none. */
  checkFiles?: (files: SiteFiles) => ConfigDiagnostic[]
}

/** Reads and validates the configuration of a site. */
export function loadConfig(source: SourceFolder): LoadedConfig {
  const text = source.readText(CONFIG_FILE)
  if (text === undefined) return { diagnostics: [reportMissing(source)] }
  const { config, diagnostics, locate, checkFiles } = parseSiteConfig(text, { file: CONFIG_FILE })
  const isUsable = config !== undefined && !diagnostics.some((diagnostic) => diagnostic.severity === 'error')
  return { diagnostics, locate, checkFiles, ...(isUsable && { config }) }
}

/** How many other places are named. */
const MOST_SUGGESTIONS = 3

function reportMissing(source: SourceFolder): Diagnostic {
  const paths = source.list().map((file) => file.path)
  const others = paths
    .filter((path) => path.endsWith(`/${CONFIG_FILE}`))
    .slice(0, MOST_SUGGESTIONS)
    .map((path) => `Build the folder "${path.slice(0, -CONFIG_FILE.length - 1)}", which holds one.`)
  const suggestions = [...others, `Create ${CONFIG_FILE} with at least a "name" and a "navigation".`]
  const later = paths.includes('docs.json') ? ' Its docs.json is a later format, which Spearmint does not read.' : ''
  const message = `There is no ${CONFIG_FILE} in this folder; expected the configuration of the site.${later}`
  return toDiagnostic({ code: 'config/missing-file', severity: 'error', message, suggestions }, CONFIG_FILE)
}
