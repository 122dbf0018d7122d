import { type Diagnostic, type Problem, type SourceRange, toDiagnostic } from '@spearmint/config/diagnostics'
import { type Frontmatter, isObject } from '../../../core/index.ts'
import { FRONTMATTER_CODES } from '../../codes.ts'
import { explainYaml, KEY_VALUE } from './explain-yaml.ts'
import { findStrayFrontmatter } from './find-stray-frontmatter.ts'
import { createFrontmatterLines, type FrontmatterLines } from './frontmatter-lines.ts'
import { parseFields } from './parse-fields.ts'
import { parseYaml, type YamlLocation } from './parse-yaml.ts'
import { splitFrontmatter } from './split-frontmatter.ts'
import { toWellFormed } from './to-well-formed.ts'

export interface ParsedFrontmatter {
  frontmatter: Frontmatter
  /** Range of the block, including its fences. Absent if the page has none. */
  range?: SourceRange
  /** Locates the value of a key in the file, for problems found later. */
  locateValue(key: string): SourceRange
  diagnostics: Diagnostic[]
}

type FrontmatterProblem = Problem<typeof FRONTMATTER_CODES>

/** Locates the keys of a page without frontmatter: at the start of the file. */
const NO_LINES = createFrontmatterLines('', 2)

/**
 * Parses the frontmatter (docs/reference/frontmatter.mdx) from the whole text of a page. Never fails: of invalid YAML, it
 * uses the lines of the form `key: value`.
 * Reports `page/frontmatter` (invalid YAML, or no keys), `page/duplicate-key`, `page/frontmatter-key` (misspelled), `page/frontmatter-value`
 * (wrong type) and `page/stray-frontmatter` (a block that is shown as text).
 */
export function parseFrontmatter(text: string, file: string): ParsedFrontmatter {
  const { yaml, yamlLine } = splitFrontmatter(text)
  if (yaml === undefined) {
    const diagnostics = checkStrayFrontmatter(text, file)
    return { frontmatter: parseFields({}).frontmatter, locateValue: NO_LINES.locateValue, diagnostics }
  }
  const lines = createFrontmatterLines(yaml, yamlLine)
  const { mapping, found } = parseMapping(yaml, lines)
  const fields = parseFields(mapping)
  const problems: FrontmatterProblem[] = fields.problems.map(({ key, part, problem }) => ({
    ...problem,
    range: part === 'key' ? lines.locateKey(key) : lines.locateValue(key),
  }))
  return {
    frontmatter: fields.frontmatter,
    range: lines.block,
    locateValue: lines.locateValue,
    diagnostics: [...found, ...problems].map((problem) => toDiagnostic(FRONTMATTER_CODES, { ...problem, file })),
  }
}

function checkStrayFrontmatter(text: string, file: string): Diagnostic[] {
  const stray = findStrayFrontmatter(text)
  if (stray === undefined) return []
  const { line, isLate } = stray
  return [
    toDiagnostic(FRONTMATTER_CODES, {
      code: 'page/stray-frontmatter',
      message: isLate
        ? `The frontmatter is shown as text, because it starts on line ${line} and not on the first line of the file.`
        : 'The frontmatter is shown as text, because it is not closed. Expected a line "---" below its last key.',
      file,
      range: { line, column: 1, endLine: line, endColumn: 4 },
      suggestions: [isLate ? 'Remove the blank lines above it.' : 'Add a line "---" below its last key.'],
    }),
  ]
}

interface ParsedMapping {
  mapping: Readonly<Record<string, unknown>>
  found: FrontmatterProblem[]
}

function parseMapping(yaml: string, lines: FrontmatterLines): ParsedMapping {
  const parsed = parseYaml(yaml)
  if (!parsed.ok) {
    const { line, column, reason, suggestion } = explainYaml(lines.lines, parsed)
    const problem: FrontmatterProblem = {
      code: 'page/frontmatter',
      message: `The frontmatter is not valid YAML: ${reason}.`,
      range: lines.locateLine(line, column),
      suggestions: [suggestion],
    }
    return { mapping: parseLines(lines.lines), found: [problem] }
  }
  const found = parsed.duplicate === undefined ? [] : checkDuplicates(lines, parsed.duplicate)
  if (isObject(parsed.value)) return { mapping: toWellFormed(parsed.value) as Record<string, unknown>, found }
  if (parsed.value === undefined || parsed.value === null) return { mapping: {}, found }
  const problem: FrontmatterProblem = {
    code: 'page/frontmatter',
    variant: 'empty',
    message: 'The frontmatter has no keys. Expected lines such as "title: Quickstart".',
    range: lines.block,
    suggestions: ['Write it as "title: …", or remove the block.'],
  }
  return { mapping: {}, found: [problem] }
}

/** @param first - Where the first duplicate is: the only one that is known if it is inside of a value. */
function checkDuplicates(lines: FrontmatterLines, first: YamlLocation): FrontmatterProblem[] {
  const suggestions = ['Remove one of them.']
  const repeated = lines.listRepeated()
  if (repeated.length > 0) {
    return repeated.map(({ key, range, firstLine }) => ({
      code: 'page/duplicate-key',
      message: `The frontmatter already has the key "${key}" on line ${firstLine}. The last value is used.`,
      range,
      suggestions,
    }))
  }
  const range = lines.locateLine(first.line, first.column)
  return [
    { code: 'page/duplicate-key', message: 'This key is written twice. The last value is used.', range, suggestions },
  ]
}

/** Parses the lines of the form `key: value` in invalid YAML. Values are text, and the last of several equal keys wins. */
function parseLines(lines: readonly string[]): Record<string, unknown> {
  const entries = lines.flatMap((line) => {
    const [, , key, value] = KEY_VALUE.exec(line.trimEnd()) ?? []
    return key === undefined || value === undefined ? [] : [[key, unquote(value)] as const]
  })
  return Object.fromEntries(entries)
}

function unquote(value: string): string {
  return /^(["']).*\1$/.test(value) && value.length > 1 ? value.slice(1, -1) : value
}
