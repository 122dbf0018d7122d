import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { TextProblem } from '../problems/config-problem.ts'
import { MAX_PROBLEMS, TOO_MANY_PROBLEMS } from '../problems/problem-limit.ts'
import { checkDuplicateKeys } from './check-duplicate-keys.ts'
import { checkExtraSyntax } from './check-extra-syntax.ts'
import { findNestingLimit, MAX_DEPTH } from './find-nesting-limit.ts'
import { hasTooManyValues, MAX_VALUES } from './has-too-many-values.ts'
import { toSyntaxProblem } from './to-syntax-problem.ts'

/** Each syntax error is examined with the text around it, so only this many are. */
const MAX_SYNTAX_ERRORS = 100

export interface JsonSource {
  /** The top-level value. Undefined if there is none, or if the text is so broken that it may be misread. */
  root?: Node
  problems: TextProblem[]
}

/**
 * Parses a JSON text that should contain one object, or any value. Comments, trailing commas and missing commas are reported and
 * skipped; with any other syntax error there is no root. Of errors that follow from each other, only the first is
 * reported.
 *
 * @param text - Without a byte order mark.
 * @param start - Suggests what to write into an empty file.
 */
export function parseJsonSource(text: string, kind: 'object' | 'any', start: string): JsonSource {
  if (text.trim() === '') return { problems: [{ ...EMPTY_FILE, suggestions: [start] }] }
  const conflicts = checkMergeConflict(text)
  if (conflicts.length > 0) return { problems: conflicts }
  const limit = findNestingLimit(text)
  if (limit !== undefined) return { problems: [{ ...TOO_DEEP, offset: limit }] }
  if (hasTooManyValues(text)) return { problems: [TOO_LARGE] }

  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true })
  if (!root) return { problems: [toNotJsonProblem(text)] }
  const problems = dropUncertainFixes(limitProblems(checkExtraSyntax(text), checkErrors(text, root, errors)))
  if (root.type !== 'object' && kind === 'object') return { problems: [toNotAnObjectProblem(root), ...problems] }
  if (errors.some((error) => !isNamed(error, 'CommaExpected'))) return { problems }
  return { root, problems: limitProblems(problems, checkDuplicateKeys(text, root)) }
}

/** The first problems of each check. If there are more, it reports that. */
function limitProblems(...checks: Iterable<TextProblem>[]): TextProblem[] {
  const taken: TextProblem[] = []
  let isComplete = true
  for (const check of checks) {
    let count = 0
    for (const problem of check) {
      if (problem.code !== TOO_MANY_PROBLEMS.code && count++ < MAX_PROBLEMS) taken.push(problem)
      else {
        isComplete = false
        break
      }
    }
  }
  return isComplete ? taken : [{ ...TOO_MANY_PROBLEMS, offset: 0, length: 0 }, ...taken]
}

/** Reports every conflict that Git left in a text, at its first line. */
function checkMergeConflict(text: string): TextProblem[] {
  if (!/^={7}\s*$/m.test(text) || !/^>{7}(?: .*)?\s*$/m.test(text)) return []
  return [...text.matchAll(/^<{7}(?: [^\r\n]*)?/gm)].map((marker) => ({
    code: 'config/merge-conflict',
    offset: marker.index,
    length: marker[0].length,
    message: `Found a Git merge conflict: "${marker[0]}". Expected JSON.`,
    suggestions: ['Keep one of the two sides, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.'],
  }))
}

function* checkErrors(text: string, root: Node, errors: readonly ParseError[]): Generator<TextProblem> {
  const rootEnd = toRootEnd(text, root, errors)
  const causes = dropFollowingErrors(text, errors)
  for (const error of causes.slice(0, MAX_SYNTAX_ERRORS)) yield toSyntaxProblem(text, error, rootEnd)
  if (causes.length > MAX_SYNTAX_ERRORS) yield { ...TOO_MANY_PROBLEMS, offset: 0, length: 0 }
}

/** If one error has no certain fix, the text around it may be misread, so no other fix is certain either. */
function dropUncertainFixes(problems: TextProblem[]): TextProblem[] {
  const isCertain = problems.every(({ code, fix }) => code !== 'config/syntax' || fix)
  return isCertain ? problems : problems.map(({ fix: _fix, ...problem }) => problem)
}

/**
 * Drops errors that the parser only reports because of an earlier one: those on the same line, the one right after an
 * unterminated string, and the missing brackets at the end of the text.
 */
function dropFollowingErrors(text: string, errors: readonly ParseError[]): ParseError[] {
  const causes: ParseError[] = []
  let previous: ParseError | undefined
  for (const error of errors) {
    const between = previous && text.slice(previous.offset + previous.length, error.offset)
    const isSameLine = between !== undefined && !between.includes('\n')
    const isAfterString = between?.trim() === '' && previous && isNamed(previous, 'UnexpectedEndOfString')
    const isEndAfterError = error.offset >= text.length && causes.some((other) => !isNamed(other, 'CommaExpected'))
    if (!isSameLine && !isAfterString && !isEndAfterError) causes.push(error)
    previous = error
  }
  return causes
}

function isNamed(error: ParseError, name: ReturnType<typeof printParseErrorCode>): boolean {
  return printParseErrorCode(error.error) === name
}

/** The end of the top-level value: nothing may follow it. An incomplete value ends with the text. */
function toRootEnd(text: string, root: Node, errors: readonly ParseError[]): number {
  const end = root.offset + root.length
  const isComplete = /[}\]]/.test(text[end - 1] ?? '') && errors.every(({ offset }) => offset < text.length)
  return isComplete ? end : text.length + 1
}

const EMPTY_FILE: TextProblem = {
  code: 'config/empty-file',
  offset: 0,
  length: 0,
  message: 'The file is empty; expected JSON.',
  suggestions: [],
}

const TOO_DEEP: TextProblem = {
  code: 'config/too-deep',
  offset: 0,
  length: 1,
  message: `Brackets are nested deeper than ${MAX_DEPTH} levels; expected fewer levels.`,
  suggestions: ['Nest groups less deeply.'],
}

const TOO_LARGE: TextProblem = {
  code: 'config/too-large',
  offset: 0,
  length: 0,
  message: `The file contains more than ${MAX_VALUES} values; expected fewer values.`,
  suggestions: ['Move unrelated data to other files.'],
}

function toNotJsonProblem(text: string): TextProblem {
  const [start = ''] = /\S[^\r\n]{0,29}/.exec(text) ?? []
  return {
    code: 'config/not-json',
    offset: text.indexOf(start),
    length: start.length,
    message: `The file is not JSON: it starts with ${JSON.stringify(start)}; expected an object that starts with "{".`,
    suggestions: ['Write the configuration as a JSON object.'],
  }
}

function toNotAnObjectProblem(root: Node): TextProblem {
  return {
    code: 'config/not-an-object',
    offset: root.offset,
    length: root.children ? 1 : root.length,
    message: `The configuration is ${root.type === 'array' ? 'an array' : `a ${root.type}`}; expected an object.`,
    suggestions: ['Write the configuration as an object: {"name": …, "navigation": …}.'],
  }
}
