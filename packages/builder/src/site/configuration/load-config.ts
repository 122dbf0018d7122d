import {
  type ConfigDiagnostic,
  type ConfigPath,
  parseSiteConfig,
  type SiteConfig,
  type SiteFiles,
} from '@spearmint/config'
import { type Diagnostic, type SourceRange, toDiagnostic } from '@spearmint/config/diagnostics'
import type { SourceFolder } from '../../core/index.ts'
import { CONFIGURATION_CODES } from '../codes.ts'

/** Name of the configuration file, at the root of the site's folder. */
export const CONFIG_FILE = 'mint.json'

export interface LoadedConfig {
  /** What a site can be built with, without invalid parts. Absent if the file is missing or not JSON. */
  config?: SiteConfig
  diagnostics: Diagnostic[]
  /** Locates the value at a path in the file, for problems found later. */
  locate?: (path: ConfigPath) => SourceRange
  /** Checks the configuration against the files of the site, once they are known. Absent if there is no file. */
  checkFiles?: (files: SiteFiles) => ConfigDiagnostic[]
}

/** Reads and validates the configuration of a site. */
export function loadConfig(source: SourceFolder): LoadedConfig {
  const text = source.readText(CONFIG_FILE)
  if (text === undefined) return { diagnostics: [toMissingDiagnostic(source)] }
  return parseSiteConfig(text, { file: CONFIG_FILE, ...(source.name && { fallbackName: source.name }) })
}

/** Reports that a site has no page. */
export function toNoPagesDiagnostic(): Diagnostic {
  return toDiagnostic(CONFIGURATION_CODES, {
    code: 'config/no-pages',
    message: 'There is no page in this folder; expected at least one .mdx or .md file.',
    suggestions: ['Create a page, for example index.mdx.'],
    file: CONFIG_FILE,
  })
}

const MAX_SUGGESTED_FOLDERS = 3

function toMissingDiagnostic(source: SourceFolder): Diagnostic {
  const paths = source.list().map((file) => file.path)
  const others = paths
    .filter((path) => path.endsWith(`/${CONFIG_FILE}`))
    .slice(0, MAX_SUGGESTED_FOLDERS)
    .map((path) => `Build the folder "${path.slice(0, -CONFIG_FILE.length - 1)}", which contains one.`)
  const suggestions = [...others, `Create ${CONFIG_FILE} with at least a "name" and a "navigation".`]
  const newer = paths.includes('docs.json') ? ' Its docs.json has a newer format that Spearmint cannot read.' : ''
  const isFolder = paths.some((path) => path.startsWith(`${CONFIG_FILE}/`))
  const message = isFolder
    ? `${CONFIG_FILE} is a folder. Expected a file, the configuration of the site.`
    : `Cannot find ${CONFIG_FILE}, the configuration of the site, in this folder.${newer}`
  return toDiagnostic(CONFIGURATION_CODES, { code: 'config/missing-file', message, file: CONFIG_FILE, suggestions })
}
