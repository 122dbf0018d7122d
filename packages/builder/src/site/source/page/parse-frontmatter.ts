import { type Diagnostic, type SourceRange, toDiagnosticUrl } from '@spearmint/config'
import type { Frontmatter } from '../../../core/index.ts'
import { findStrayFrontmatter } from './find-stray-frontmatter.ts'
import { createFrontmatterLines, type FrontmatterLines } from './frontmatter-lines.ts'
import { parseYaml } from './parse-yaml.ts'
import { readFields } from './read-fields.ts'
import { splitFrontmatter } from './split-frontmatter.ts'

export interface ParsedFrontmatter {
  frontmatter: Frontmatter
  /** Where the block stands, fences included; absent when there is none. */
  range?: SourceRange
  /** Finds the value of a key in the file, for problems found later. */
  locateValue(key: string): SourceRange
  diagnostics: Diagnostic[]
}

/** The place of something in a page without frontmatter. */
const NOWHERE = createFrontmatterLines('', 2)

/**
 * Parses the frontmatter of a page (reference 2.3) from its whole text. Never fails: of YAML with a mistake it keeps
 * the lines of the form `key: value`.
 * Reports `page/frontmatter` (no valid YAML, or no keys), `page/frontmatter-key` (misspelt), `page/frontmatter-value`
 * (of another kind than the key takes) and `page/stray-frontmatter` (a block that is none).
 */
export function parseFrontmatter(text: string, file: string): ParsedFrontmatter {
  const { yaml, yamlLine } = splitFrontmatter(text)
  if (yaml === undefined) {
    const diagnostics = reportStray(text).map((found) => toDiagnostic(found, file))
    return { frontmatter: readFields({}).frontmatter, locateValue: NOWHERE.locateValue, diagnostics }
  }
  const lines = createFrontmatterLines(yaml, yamlLine)
  const { mapping, problem } = readMapping(yaml, lines)
  const fields = readFields(mapping)
  const problems = fields.problems.map(({ key, part, ...rest }) => ({
    ...rest,
    range: part === 'key' ? lines.locateKey(key) : lines.locateValue(key),
  }))
  return {
    frontmatter: fields.frontmatter,
    range: lines.block,
    locateValue: lines.locateValue,
    diagnostics: [...(problem === undefined ? [] : [problem]), ...problems].map((found) => toDiagnostic(found, file)),
  }
}

/** A problem with its place, before it is bound to a file. */
type LocatedProblem = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'suggestions'> & { range: SourceRange }

function toDiagnostic({ range, ...problem }: LocatedProblem, file: string): Diagnostic {
  return { ...problem, ...range, file, url: toDiagnosticUrl(problem.code) }
}

function reportStray(text: string): LocatedProblem[] {
  const stray = findStrayFrontmatter(text)
  if (stray === undefined) return []
  const { line, isLate } = stray
  const problem: LocatedProblem = {
    code: 'page/stray-frontmatter',
    severity: 'warning',
    message: isLate
      ? `The frontmatter is shown as text, as it begins on line ${line}; expected it on the first line.`
      : 'The frontmatter is shown as text, as it has no end; expected a line "---" below its last key.',
    range: { line, column: 1, endLine: line, endColumn: 4 },
    suggestions: [isLate ? 'Remove the blank lines above it.' : 'Write --- on a line of its own below its last key.'],
  }
  return [problem]
}

function readMapping(
  yaml: string,
  lines: FrontmatterLines,
): { mapping: Record<string, unknown>; problem?: LocatedProblem } {
  const parsed = parseYaml(yaml)
  if (!parsed.ok) {
    const problem: LocatedProblem = {
      code: 'page/frontmatter',
      severity: 'error',
      message: `The frontmatter is not valid YAML: ${parsed.reason}.`,
      range: lines.locateLine(parsed.line, parsed.column),
      suggestions: [suggestQuotes(lines.lines[Math.min(parsed.line, lines.lines.length - 1)] ?? '')],
    }
    return { mapping: readLines(lines.lines), problem }
  }
  if (isMapping(parsed.value)) return { mapping: parsed.value }
  if (parsed.value === undefined || parsed.value === null) return { mapping: {} }
  const problem: LocatedProblem = {
    code: 'page/frontmatter',
    severity: 'warning',
    message: 'The frontmatter holds no keys. Expected lines such as "title: Quickstart".',
    range: lines.block,
    suggestions: ['Write it as "title: …", or remove the block.'],
  }
  return { mapping: {}, problem }
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A line of the form `key: value`; the key may be in quotes. */
const KEY_VALUE = /^(["']?)([\w:.-]*\w)\1\s*:\s+(\S.*?)\s*$/

/** What can be read of broken YAML: one text per line of the form `key: value`, the last of equal keys. */
function readLines(lines: readonly string[]): Record<string, unknown> {
  const entries = lines.flatMap((line) => {
    const [, , key, value] = KEY_VALUE.exec(line) ?? []
    return key === undefined || value === undefined ? [] : [[key, unquote(value)] as const]
  })
  return Object.fromEntries(entries)
}

function unquote(value: string): string {
  return /^(["']).*\1$/.test(value) && value.length > 1 ? value.slice(1, -1) : value
}

function suggestQuotes(line: string): string {
  const [, , key, value] = KEY_VALUE.exec(line) ?? []
  if (key === undefined || value === undefined) return 'Write each key on a line of its own, as "key: value".'
  if (/^["']/.test(value)) return `Close the quotes of "${key}", and write quotes inside them as \\".`
  return `Put the value in quotes: ${key}: ${JSON.stringify(value)}`
}
