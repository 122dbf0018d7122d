import { createLineIndex } from './diagnostics/create-line-index.ts'
import { type SourceRange, START_OF_FILE } from './diagnostics/diagnostic.ts'
import { createLocator } from './json/create-locator.ts'
import { parseJsonSource } from './json/parse-json-source.ts'
import { toValue } from './json/to-value.ts'
import { normalizeSiteConfig } from './normalize/normalize-site-config.ts'
import type { ConfigDiagnostic } from './problems/config-diagnostic.ts'
import type { ConfigPath, Problem, TextProblem } from './problems/config-problem.ts'
import { createReporter } from './problems/to-config-diagnostics.ts'
import { FILE_RULES, RULES } from './rules/rules.ts'
import type { SiteFiles } from './rules/site-files.ts'
import { siteConfigSchema } from './schema/site-config.ts'
import type { SiteConfig } from './site-config.ts'
import { checkShape } from './validation/check-schema.ts'
import { dropUnsoundParts } from './validation/drop-invalid-parts.ts'
import { findSoundParts, type SoundParts } from './validation/select-valid-parts.ts'

export interface ParseOptions {
  /** Name of the file for diagnostics, relative to the site's folder. Default `mint.json`. */
  file?: string
  /** The files of the site. Without them nothing is said of missing pages, pictures and icons. */
  files?: SiteFiles
}

export interface ParsedSiteConfig {
  /**
   * The configuration with defaults, in normal form. Top-level keys with an error in them are left out; it is undefined
   * when the text cannot be read, and when `name` or `navigation` is missing or has an error.
   */
  config?: SiteConfig
  /** All problems, in the order of the text. Any error means that a site should not be built. */
  diagnostics: ConfigDiagnostic[]
  /** Where the value at a path of the text stands, for example `['navigation', 0, 'pages', 2]`. For later problems. */
  locate: (path: ConfigPath) => SourceRange
  /** Compares the configuration with the files of the site, for callers that know them later. None is an error. */
  checkFiles: (files: SiteFiles) => ConfigDiagnostic[]
}

/** A configuration whose values were checked: the problems, and what can be used. */
interface CheckedValue {
  config?: SiteConfig
  /** What rules look at. Absent when there is no value. */
  sound?: SoundParts
  problems: Problem[]
}

/**
 * Parses the text of a site configuration. Reads no files, never throws, and reports every problem at once.
 *
 * @param text - A JSON text. A byte order mark, comments and commas too many are reported and skipped.
 */
export function parseSiteConfig(text: string, options: ParseOptions = {}): ParsedSiteConfig {
  const { file = 'mint.json', files } = options
  const json = text.replace(/^\u{FEFF}/u, '')
  const source = parseJsonSource(json)
  const locator = source.root && createLocator(source.root)
  const checked: CheckedValue = source.root ? checkValue(toValue(source.root)) : { problems: [] }

  const lines = createLineIndex(json)
  const reporter = createReporter({ file, text: json, start: text.length - json.length, lines, locator })
  const findFileProblems = (known: SiteFiles): Problem[] => {
    const { sound } = checked
    return sound ? FILE_RULES.flatMap((rule) => rule(sound.config, known, sound.unsound)) : []
  }

  return {
    ...(checked.config && { config: checked.config }),
    diagnostics: reporter.report(
      [...source.problems, ...(json === text ? [] : [BYTE_ORDER_MARK])],
      [...checked.problems, ...(files ? findFileProblems(files) : [])],
    ),
    locate(path) {
      const place = locator?.locate(path, 'value')
      return place ? lines.toRange(place.offset, place.length) : START_OF_FILE
    },
    checkFiles: (known) => reporter.report([], findFileProblems(known)),
  }
}

const BYTE_ORDER_MARK: TextProblem = {
  code: 'config/byte-order-mark',
  offset: 0,
  length: 0,
  message: 'The file begins with a byte order mark; expected plain UTF-8.',
  suggestions: ['Save the file as UTF-8 without byte order mark.'],
  // The mark stands before the text that places are counted in.
  fix: { description: 'Remove the byte order mark.', edits: [{ offset: -1, length: 1, text: '' }] },
}

function checkValue(value: unknown): CheckedValue {
  const shapeProblems = checkShape(value)
  if (shapeProblems.some(({ code }) => code === 'config/too-many-problems')) return { problems: shapeProblems }
  const sound = findSoundParts(value, shapeProblems)
  const problems = [...shapeProblems, ...RULES.flatMap((rule) => rule(sound.config, sound.unsound))]
  const usable = siteConfigSchema.safeParse(dropUnsoundParts(value, problems))
  return { ...(usable.success && { config: normalizeSiteConfig(usable.data) }), sound, problems }
}
