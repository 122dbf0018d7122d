import { parseSiteConfig, type SiteConfig, type SiteFiles } from '@spearmint/config'
import { type Diagnostic, type SourceRange, toDiagnostic } from '@spearmint/config/diagnostics'
import type { LocateInConfig, SourceFolder } from '../../core/index.ts'
import { CONFIGURATION_CODES } from '../codes.ts'
import { checkEncoding, isDecodedUtf16 } from '../source/check-encoding.ts'
import { CONFIG_FILES, type ConfigFile, findConfigFile, isConfigFile } from './config-file.ts'

export interface LoadedConfig {
  /** The name of the file. Absent if there is none. */
  file?: ConfigFile
  /** Paths of the files that the configuration includes, also of those that don't exist. */
  includedFiles: readonly string[]
  /** What a site can be built with, without invalid parts. Absent if the file is missing or not JSON. */
  config?: SiteConfig
  diagnostics: Diagnostic[]
  /** Locates the value at a path in the file, for problems found later. */
  locate?: LocateInConfig
  /** Lists the URLs that visitors can follow. Absent if there is no file. */
  listUrls?: () => { url: string; file: string; range: SourceRange }[]
  /**
   * Checks the configuration against the files of the site, once they are known. The result replaces `diagnostics`. Absent
   * if there is no file.
   */
  checkFiles?: (files: SiteFiles) => Diagnostic[]
}

/** Reads and validates the configuration of a site: `docs.json` or else `mint.json`, with the files that it includes. */
export function loadConfig(source: SourceFolder): LoadedConfig {
  const file = findConfigFile(source)
  const text = file && source.readText(file)
  if (file === undefined || text === undefined) return { includedFiles: [], diagnostics: [toMissingDiagnostic(source)] }
  const { config, diagnostics, includedFiles, locateInFiles, listUrls, checkFiles } = parseSiteConfig(text, {
    file,
    readInclude: source.readText,
    ...(source.name && { fallbackName: source.name }),
  })
  const [, other] = CONFIG_FILES
  const encodings = [file, ...includedFiles].flatMap((path) =>
    checkEncoding(path, source.readText(path) ?? '', source, 'config/encoding'),
  )
  // Nothing in a file of UTF-16 is JSON, and its characters are no help.
  const unreadable = new Set(encodings.flatMap((at) => (isDecodedUtf16(source.readText(at.file) ?? '') ? at.file : [])))
  const isIgnored = file !== other && source.readText(other) !== undefined
  const ignored = isIgnored ? [toIgnoredDiagnostic(other, file)] : []
  const withEncodings = (found: readonly Diagnostic[]): Diagnostic[] => [
    ...ignored,
    ...encodings,
    ...found.filter((problem) => !unreadable.has(problem.file)),
  ]
  return {
    file,
    includedFiles,
    ...(config !== undefined && { config }),
    diagnostics: withEncodings(diagnostics),
    locate: locateInFiles,
    listUrls,
    checkFiles: (files) => withEncodings(checkFiles(files)),
  }
}

/** Reports that a site has no page. */
export function toNoPagesDiagnostic(file: ConfigFile = 'mint.json'): Diagnostic {
  return toDiagnostic(CONFIGURATION_CODES, {
    code: 'config/no-pages',
    message: 'There is no page in this folder; expected at least one .mdx or .md file.',
    suggestions: ['Create a page, for example index.mdx.'],
    file,
  })
}

function toIgnoredDiagnostic(file: ConfigFile, used: ConfigFile): Diagnostic {
  return toDiagnostic(CONFIGURATION_CODES, {
    code: 'config/two-files',
    message: `"${file}" is ignored, because "${used}" is the configuration of the site.`,
    suggestions: [`Delete the file that you no longer need.`],
    file,
  })
}

const MAX_SUGGESTED_FOLDERS = 3

function toMissingDiagnostic(source: SourceFolder): Diagnostic {
  const folders = source.list().flatMap(({ path }) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return path.includes('/') && isConfigFile(name) ? path.slice(0, -name.length - 1) : []
  })
  const suggestions = [...new Set(folders)]
    .slice(0, MAX_SUGGESTED_FOLDERS)
    .map((folder) => `Use the folder "${folder}", which contains one.`)
  const folder = CONFIG_FILES.find((file) => source.list().some(({ path }) => path.startsWith(`${file}/`)))
  return toDiagnostic(CONFIGURATION_CODES, {
    code: 'config/missing-file',
    message: folder
      ? `${folder} is a folder. Expected a file, the configuration of the site.`
      : 'Cannot find the configuration of the site, docs.json or mint.json, in this folder.',
    ...(folder && { file: folder }),
    suggestions: [...suggestions, 'Run: npx spearmint init'],
  })
}
