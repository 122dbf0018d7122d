import { CONFIG_CODES, type ConfigCodeName } from './config-codes.ts'
import { type Diagnostic, type SourceRange, START_OF_FILE, toDiagnosticUrl } from './diagnostic/diagnostic.ts'
import { dropUnsoundParts } from './drop-unsound-parts.ts'
import { normalizeSiteConfig } from './normalize/normalize-site-config.ts'
import type { ConfigPath, Problem, TextProblem } from './problem.ts'
import { RULES } from './rules/rules.ts'
import { checkedConfigSchema } from './schema/checked-config.ts'
import { siteConfigSchema } from './schema/site-config.ts'
import { checkShape } from './shape/check-shape.ts'
import type { SiteConfig } from './site-config.ts'
import { createLineIndex } from './syntax/create-line-index.ts'
import { createLocator } from './syntax/create-locator.ts'
import { parseJsonSource } from './syntax/parse-json-source.ts'
import { toValue } from './syntax/to-value.ts'

export interface ParseOptions {
  /** Name of the file for diagnostics, relative to the site's folder. Default `mint.json`. */
  file?: string
}

export interface ParsedSiteConfig {
  /**
   * The configuration with defaults, in normal form. Top-level keys with an error in them are left out; it is undefined
   * when the text cannot be read, and when `name` or `navigation` is missing or has an error.
   */
  config?: SiteConfig
  /** All problems, in the order of the text. Any error means that a site should not be built. */
  diagnostics: Diagnostic[]
  /** Where the value at a path of the text stands, for example `['navigation', 0, 'pages', 2]`. For later problems. */
  locate: (path: ConfigPath) => SourceRange
}

/** A configuration whose values were checked, by whatever stage: the problems, and what can be used. */
interface CheckedValue {
  config?: SiteConfig
  problems: Problem[]
}

/**
 * Parses the text of a site configuration. Reads no files, never throws, and reports every problem at once.
 *
 * @param text - A JSON text. Comments and trailing commas are errors, but the rest is read as if they were not there.
 */
export function parseSiteConfig(text: string, options: ParseOptions = {}): ParsedSiteConfig {
  const { file = 'mint.json' } = options
  const json = text.replace(/^\u{FEFF}/u, '')
  const lines = createLineIndex(json)
  const source = parseJsonSource(json)

  const problems: TextProblem[] = [...source.problems]
  if (json !== text) problems.push(BYTE_ORDER_MARK)
  const locator = source.root && createLocator(source.root)
  const checked: CheckedValue = source.root ? checkValue(toValue(source.root)) : { problems: [] }
  for (const { path, at, ...problem } of checked.problems) {
    problems.push({ ...problem, offset: 0, length: 0, ...locator?.locate(path, at) })
  }

  return {
    ...(checked.config && { config: checked.config }),
    diagnostics: problems
      .toSorted((a, b) => a.offset - b.offset)
      .map(({ offset, length, ...problem }) => ({
        ...lines.toRange(offset, length),
        ...problem,
        severity: CONFIG_CODES[problem.code].severity,
        file,
        url: toDiagnosticUrl(problem.code),
      })),
    locate(path) {
      const place = locator?.locate(path, 'value')
      return place ? lines.toRange(place.offset, place.length) : START_OF_FILE
    },
  }
}

const BYTE_ORDER_MARK: TextProblem = {
  code: 'config/byte-order-mark' satisfies ConfigCodeName,
  offset: 0,
  length: 0,
  message: 'The file begins with a byte order mark; expected plain UTF-8.',
  suggestions: ['Save the file as UTF-8 without byte order mark.'],
}

function checkValue(value: unknown): CheckedValue {
  const shapeProblems = checkShape(value)
  // What is left fits the schema, so this only narrows the type.
  const sound = checkedConfigSchema.parse(dropUnsoundParts(value, shapeProblems))
  const ruleProblems = RULES.flatMap((rule) => rule(sound))
  const usable = siteConfigSchema.safeParse(dropUnsoundParts(sound, ruleProblems))
  return {
    ...(usable.success && { config: normalizeSiteConfig(usable.data) }),
    problems: [...shapeProblems, ...ruleProblems],
  }
}
