import { type ConfigPath, type Diagnostic, parseSiteConfig, type SiteConfig, type SourceRange } from '@spearmint/config'
import { toDiagnostic } from '../model/diagnostic-log.ts'
import type { SourceFolder } from '../model/folders.ts'

/** Name of the configuration file, at the root of the site's folder. */
const CONFIG_FILE = 'mint.json'

export interface LoadedConfig {
  /** Absent when no site can be built with it. */
  config?: SiteConfig
  diagnostics: Diagnostic[]
  /** Where the value at a path stands in the file, for problems that are found later. */
  locate?: (path: ConfigPath) => SourceRange
}

/** Reads and validates the configuration of a site. */
export function loadConfig(source: SourceFolder): LoadedConfig {
  const text = source.readText(CONFIG_FILE)
  if (text === undefined) return { diagnostics: [reportMissing(source)] }
  const { config, diagnostics, locate } = parseSiteConfig(text, { file: CONFIG_FILE })
  const isUsable = config !== undefined && !diagnostics.some((diagnostic) => diagnostic.severity === 'error')
  return { diagnostics, locate, ...(isUsable && { config }) }
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
