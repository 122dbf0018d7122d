import type { CheckedConfig } from './checked-config.ts'
import type { ConfigDiagnostic } from './config-codes.ts'
import { type ConfigFormat, findConfigFormat } from './config-format.ts'
import { type ParsedSource, parseConfigSource } from './config-source.ts'
import { type SourceRange, toRange } from './diagnostics/index.ts'
import { checkDocsConfig } from './docs-format/check-docs-config.ts'
import { createOrigins } from './includes/origins.ts'
import { type ReadInclude, type ResolvedConfig, resolveIncludes } from './includes/resolve-includes.ts'
import { checkMintConfig } from './mint-format/check-mint-config.ts'
import type { SiteConfig } from './model/site-config.ts'
import type { ConfigPath } from './problems/config-path.ts'
import type { SiteFiles } from './rules/site-files.ts'
import { toConfigDiagnostics } from './to-config-diagnostics.ts'

export interface ParseOptions {
  /**
   * Name of the file, relative to the site's folder, for diagnostics and for its format: `mint.json` or `docs.json`. A
   * file of another name is a `docs.json` if its `navigation` is an object. Default: the name of the format.
   */
  file?: string
  /** Gives the text of a file that a `$ref` of `docs.json` names. Without it, a `$ref` is reported. */
  readInclude?: ReadInclude
  /** The files of the site. Without them, missing pages, images and icons are not reported. */
  files?: SiteFiles
  /** The name of a site whose `name` is missing or has an error. Default `Documentation`. */
  fallbackName?: string
}

export interface ParsedSiteConfig {
  format: ConfigFormat
  /**
   * The configuration with defaults applied and shorthand expanded. Invalid parts are left out: an optional key, an entry
   * of an array, or else the top-level key. It is undefined only if the text is not a JSON object.
   */
  config?: SiteConfig
  /** All problems, in the order of the text, and then those in included files. */
  diagnostics: ConfigDiagnostic[]
  /** Paths of the files that the configuration includes, relative to the site's folder, with those that don't exist. */
  includedFiles: string[]
  /**
   * The range of the value at a path of `config`, for example `['navigation', 0, 'pages', 2]`. For later problems. If the
   * value is in an included file, it is the range of the `$ref`.
   */
  locate: (path: ConfigPath) => SourceRange
  /**
   * The file and the range of the value at a path of `config`, in the main file or in an included one. `path` is what the
   * author of the configuration calls it: `integrations` of a `docs.json` for `analytics`.
   */
  locateInFiles: (path: ConfigPath) => { file: string; range: SourceRange; path: ConfigPath }
  /** Lists the URLs that visitors can follow: of the navigation, the header, the footer, the banner and redirects. */
  listUrls: () => { url: string; file: string; range: SourceRange }[]
  /**
   * Checks the configuration against the files of the site, if they are known later.
   * @returns What `diagnostics` would be with `files`: they replace those, because some only apply without a page.
   */
  checkFiles: (files: SiteFiles) => ConfigDiagnostic[]
}

/**
 * Parses the text of a site configuration in either format. Never throws, and reports every problem at once.
 *
 * @param text - A JSON text. A byte order mark, comments and extra commas are reported and skipped.
 */
export function parseSiteConfig(text: string, options: ParseOptions = {}): ParsedSiteConfig {
  const { file, files, fallbackName = 'Documentation', readInclude } = options
  // Callers without types pass the result of a failed read.
  const parsed = parseConfigSource(file ?? 'mint.json', typeof text === 'string' ? text : '', 'object')
  const written = Object(parsed.content?.value ?? {})
  const format = findConfigFormat(file, written)
  const main = { ...parsed, source: { ...parsed.source, file: file ?? `${format}.json` } }
  const resolved = format === 'docs' ? resolveIncludes(main, readInclude) : withoutIncludes(main)
  const checked = main.content && checkValue(format, resolved, fallbackName)

  const texts = { main: main.source, origins: resolved.origins }
  const textProblems = [main, ...resolved.sources].flatMap(({ source, problems }) =>
    problems.map((problem) => ({ source, problem })),
  )
  const listDiagnostics = (files?: SiteFiles): ConfigDiagnostic[] => {
    const found = files ? checked?.checkFiles(files) : checked?.problems
    return toConfigDiagnostics(texts, textProblems, [...resolved.problems, ...(found ?? [])])
  }

  function findRange(path: ConfigPath, at: 'key' | 'value') {
    return findSourceRange(checked?.toSourcePath(path) ?? path, at)
  }

  function findSourceRange(path: ConfigPath, at: 'key' | 'value') {
    const { source, path: written } = resolved.origins.resolve(path, at)
    const location = source.locator?.locate(written, 'value')
    const range = toRange(location && source.lines.toPosition(location.offset, location.offset + location.length))
    return { source, range }
  }

  return {
    format,
    ...(checked && { config: checked.config }),
    diagnostics: listDiagnostics(files),
    includedFiles: resolved.files,
    locate(path) {
      for (let length = path.length; length > 0; length--) {
        // Where a file is included, the key is still in the main file.
        const { source, range } = findRange(path.slice(0, length), 'key')
        if (source === main.source) return range
      }
      return findRange([], 'value').range
    },
    locateInFiles(path) {
      const { source, range } = findRange(path, 'value')
      return { file: source.file, range, path: checked?.toSourcePath(path) ?? path }
    },
    listUrls: () =>
      (checked?.listUrls() ?? []).map(({ text: url, path }) => {
        const { source, range } = findSourceRange(path, 'value')
        return { url, file: source.file, range }
      }),
    checkFiles: listDiagnostics,
  }
}

function checkValue(format: ConfigFormat, resolved: ResolvedConfig, fallbackName: string): CheckedConfig {
  const value: object = Object(resolved.value)
  return format === 'docs'
    ? checkDocsConfig(value, fallbackName, resolved.missing)
    : checkMintConfig(value, fallbackName)
}

/** Only `docs.json` includes files. */
function withoutIncludes(main: ParsedSource): ResolvedConfig {
  const origins = createOrigins(main.source)
  return { value: main.content?.value, origins, sources: [], files: [], problems: [], missing: [] }
}
