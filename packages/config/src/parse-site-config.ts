import type { ConfigDiagnostic } from './config-codes.ts'
import { createLineIndex, type SourceRange, toRange } from './diagnostics/index.ts'
import { createLocator } from './json/create-locator.ts'
import { parseJsonSource } from './json/parse-json-source.ts'
import { toValue } from './json/to-value.ts'
import type { SiteConfig } from './model/site-config.ts'
import { normalizeSiteConfig } from './normalize/normalize-site-config.ts'
import type { ConfigPath } from './problems/config-path.ts'
import type { TextProblem, ValueProblem } from './problems/config-problem.ts'
import { FILE_RULES, RULES } from './rules/rules.ts'
import type { SiteFiles } from './rules/site-files.ts'
import { type ConfigSource, toConfigDiagnostics } from './to-config-diagnostics.ts'
import { checkSchema } from './validation/check-schema.ts'
import { selectUsableConfig, type UsableConfig } from './validation/select-usable-config.ts'
import { selectValidParts, type ValidParts } from './validation/select-valid-parts.ts'

export interface ParseOptions {
  /** Name of the file for diagnostics, relative to the site's folder. Default `mint.json`. */
  file?: string
  /** The files of the site. Without them, missing pages, images and icons are not reported. */
  files?: SiteFiles
  /** The name of a site whose `name` is missing or has an error. Default `Documentation`. */
  fallbackName?: string
}

export interface ParsedSiteConfig {
  /**
   * The configuration with defaults applied and shorthand expanded. Invalid parts are left out: an optional key, an entry
   * of an array, or else the top-level key. It is undefined only if the text is not a JSON object.
   */
  config?: SiteConfig
  /** All problems, in the order of the text. */
  diagnostics: ConfigDiagnostic[]
  /** The range of the value at a path of `config`, for example `['navigation', 0, 'pages', 2]`. For later problems. */
  locate: (path: ConfigPath) => SourceRange
  /** Checks the configuration against the files of the site, if they are known later. None of the problems is an error. */
  checkFiles: (files: SiteFiles) => ConfigDiagnostic[]
}

/**
 * Parses the text of a site configuration. Reads no files, never throws, and reports every problem at once.
 *
 * @param text - A JSON text. A byte order mark, comments and extra commas are reported and skipped.
 */
export function parseSiteConfig(text: string, options: ParseOptions = {}): ParsedSiteConfig {
  const { file = 'mint.json', files, fallbackName = 'Documentation' } = options
  const json = text.replace(/^\u{FEFF}/u, '')
  const { root, problems: jsonProblems } = parseJsonSource(json)
  const checked: CheckedValue = root ? checkValue(Object(toValue(root)), fallbackName) : { problems: [] }
  const { usable, valid, problems } = checked

  const lines = createLineIndex(json)
  const locator = root && createLocator(root)
  const source: ConfigSource = { file, text: json, start: text.length - json.length, lines, locator }
  const checkFileRules = (siteFiles: SiteFiles): ValueProblem[] =>
    valid === undefined ? [] : FILE_RULES.flatMap((rule) => rule(valid.config, siteFiles, valid.invalid))

  return {
    ...(usable && { config: normalizeSiteConfig(usable.config) }),
    diagnostics: toConfigDiagnostics(
      source,
      [...jsonProblems, ...(json === text ? [] : [BYTE_ORDER_MARK])],
      [...problems, ...(files ? checkFileRules(files) : [])],
    ),
    locate(path) {
      const location = locator?.locate(usable?.toSourcePath(path) ?? path, 'value')
      return toRange(location && lines.toPosition(location.offset, location.offset + location.length))
    },
    checkFiles: (siteFiles) => toConfigDiagnostics(source, [], checkFileRules(siteFiles)),
  }
}

const BYTE_ORDER_MARK: TextProblem = {
  code: 'config/byte-order-mark',
  offset: 0,
  length: 0,
  message: 'The file starts with a byte order mark; expected plain UTF-8.',
  suggestions: ['Save the file as UTF-8 without a byte order mark.'],
  // The mark comes before the text that offsets refer to.
  fix: { description: 'Remove the byte order mark.', edits: [{ offset: -1, length: 1, text: '' }] },
}

/** The problems of a configuration as a value, and its usable parts. */
interface CheckedValue {
  usable?: UsableConfig
  /** The input of the rules. Absent if there is nothing to check. */
  valid?: ValidParts
  problems: ValueProblem[]
}

function checkValue(value: object, fallbackName: string): CheckedValue {
  const schemaProblems = checkSchema(value)
  if (schemaProblems.some(({ code }) => code === 'config/too-many-problems')) {
    return { usable: selectUsableConfig(value, [], fallbackName), problems: schemaProblems }
  }
  const valid = selectValidParts(value, schemaProblems)
  const problems = [...schemaProblems, ...RULES.flatMap((rule) => rule(valid.config, valid.invalid))]
  return { usable: selectUsableConfig(value, problems, fallbackName), valid, problems }
}
