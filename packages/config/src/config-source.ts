import { findConfigFormat } from './config-format.ts'
import { createLineIndex, type LineIndex } from './diagnostics/index.ts'
import { createLocator, type Locator } from './json/create-locator.ts'
import { parseJsonSource } from './json/parse-json-source.ts'
import { toValue } from './json/to-value.ts'
import type { TextProblem } from './problems/config-problem.ts'

/** A text that problems are found in: the configuration file, or one that it includes. */
export interface ConfigSource {
  /** Name of the file, relative to the site's folder. */
  file: string
  /** The text that was parsed. */
  text: string
  /** Where that text starts in the file, in UTF-16 units: after the byte order mark, if there is one. */
  start: number
  lines: LineIndex
  /** Absent when the text contains no value that can be used; there are no problems with values then either. */
  locator: Locator | undefined
}

export interface ParsedSource {
  source: ConfigSource
  /** Absent when the text contains no value that can be used. */
  content?: { value: unknown }
  problems: TextProblem[]
}

/**
 * Parses a file of a configuration as JSON. Comments, extra commas and a byte order mark are reported and skipped.
 *
 * @param kind - `object` if the file must contain an object.
 */
export function parseConfigSource(file: string, text: string, kind: 'object' | 'any'): ParsedSource {
  const json = text.replace(/^\u{FEFF}/u, '')
  const { root, problems } = parseJsonSource(json, kind, suggestStart(file, kind))
  const lines = createLineIndex(json)
  return {
    source: { file, text: json, start: text.length - json.length, lines, locator: root && createLocator(root) },
    ...(root && { content: { value: toValue(root) } }),
    problems: [...problems, ...(json === text ? [] : [BYTE_ORDER_MARK])],
  }
}

/** Suggests what to write into an empty file: a small configuration in its format. */
function suggestStart(file: string, kind: 'object' | 'any'): string {
  if (kind === 'any') return 'Write the part of the configuration that includes the file.'
  const group = '{"group": "Get started", "pages": ["introduction"]}'
  return findConfigFormat(file, {}) === 'mint'
    ? `Start with {"name": "Acme Docs", "navigation": [${group}]}.`
    : `Start with {"theme": "mint", "name": "Acme Docs", "colors": {"primary": "#0A7A5A"}, "navigation": {"groups": [${group}]}}.`
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
