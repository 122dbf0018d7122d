import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { TextProblem } from '../problems/config-problem.ts'
import { MOST_PROBLEMS, TOO_MANY_PROBLEMS } from '../problems/problem-limit.ts'
import { checkDuplicateKeys } from './check-duplicate-keys.ts'
import { checkExtraSyntax } from './check-extra-syntax.ts'
import { checkMergeConflict } from './check-merge-conflict.ts'
import { findNestingLimit, MAX_DEPTH } from './find-nesting-limit.ts'
import { hasTooManyValues, MAX_VALUES } from './has-too-many-values.ts'
import { toSyntaxProblem } from './to-syntax-problem.ts'

/** Of more errors of syntax than this nobody reads; each is looked at with the text around it. */
const MOST_ERRORS = 100

export interface JsonSource {
  /** The top-level object. Undefined when there is none, or when the text is so broken that it may be misread. */
  root?: Node
  problems: TextProblem[]
}

/**
 * Parses a JSON text that should hold one object. Comments, trailing commas and missing commas are reported and mended;
 * other faults of syntax leave no root. Of faults that follow from each other only the first is reported.
 *
 * @param text - Without byte order mark.
 */
export function parseJsonSource(text: string): JsonSource {
  if (text.trim() === '') return { problems: [toEmptyProblem()] }
  const conflicts = checkMergeConflict(text)
  if (conflicts.length > 0) return { problems: conflicts }
  const limit = findNestingLimit(text)
  if (limit !== undefined) return { problems: [toDepthProblem(limit)] }
  if (hasTooManyValues(text)) return { problems: [toSizeProblem()] }

  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true })
  if (!root) return { problems: [toForeignProblem(text)] }
  const problems = withoutGuesses(takeFirst(checkExtraSyntax(text), checkErrors(text, root, errors)))
  if (root.type !== 'object') return { problems: [toKindProblem(root), ...problems] }
  if (errors.some((error) => !isNamed(error, 'CommaExpected'))) return { problems }
  return { root, problems: takeFirst(problems, checkDuplicateKeys(text, root)) }
}

/** The first problems of each check, and if there are more, that there are. */
function takeFirst(...checks: Iterable<TextProblem>[]): TextProblem[] {
  const taken: TextProblem[] = []
  let isWhole = true
  for (const check of checks) {
    let count = 0
    for (const problem of check) {
      if (problem.code !== TOO_MANY_PROBLEMS.code && count++ < MOST_PROBLEMS) taken.push(problem)
      else {
        isWhole = false
        break
      }
    }
  }
  return isWhole ? taken : [{ ...TOO_MANY_PROBLEMS, offset: 0, length: 0 }, ...taken]
}

function* checkErrors(text: string, root: Node, errors: readonly ParseError[]): Generator<TextProblem> {
  const rootEnd = toRootEnd(text, root, errors)
  const kept = keepFirstErrors(text, errors)
  for (const error of kept.slice(0, MOST_ERRORS)) yield toSyntaxProblem(text, error, rootEnd)
  if (kept.length > MOST_ERRORS) yield { ...TOO_MANY_PROBLEMS, offset: 0, length: 0 }
}

/** Where one fault cannot be mended for certain, the text around it may be misread, and no other fix is certain either. */
function withoutGuesses(problems: TextProblem[]): TextProblem[] {
  const isCertain = problems.every(({ code, fix }) => code !== 'config/syntax' || fix)
  return isCertain ? problems : problems.map(({ fix: _fix, ...problem }) => problem)
}

/**
 * Drops errors that follow from an earlier one, because the parser stumbles on: those on the same line, the one right
 * behind a string without end, and the missing brackets at the end of the text.
 */
function keepFirstErrors(text: string, errors: readonly ParseError[]): ParseError[] {
  const kept: ParseError[] = []
  let previous: ParseError | undefined
  for (const error of errors) {
    const between = previous && text.slice(previous.offset + previous.length, error.offset)
    const isSameLine = between !== undefined && !between.includes('\n')
    const isBehindString = between?.trim() === '' && previous && isNamed(previous, 'UnexpectedEndOfString')
    const isEndAfterFault = error.offset >= text.length && kept.some((other) => !isNamed(other, 'CommaExpected'))
    if (!isSameLine && !isBehindString && !isEndAfterFault) kept.push(error)
    previous = error
  }
  return kept
}

function isNamed(error: ParseError, name: ReturnType<typeof printParseErrorCode>): boolean {
  return printParseErrorCode(error.error) === name
}

/** Where the top-level value ends: nothing may follow. An unfinished value ends with the text. */
function toRootEnd(text: string, root: Node, errors: readonly ParseError[]): number {
  const end = root.offset + root.length
  const isFinished = /[}\]]/.test(text[end - 1] ?? '') && errors.every(({ offset }) => offset < text.length)
  return isFinished ? end : text.length + 1
}

function toEmptyProblem(): TextProblem {
  return {
    code: 'config/empty-file',
    offset: 0,
    length: 0,
    message: 'The file is empty; expected a JSON object.',
    suggestions: [
      'Begin with {"name": "Acme Docs", "navigation": [{"group": "Get started", "pages": ["introduction"]}]}.',
    ],
  }
}

function toDepthProblem(offset: number): TextProblem {
  return {
    code: 'config/too-deep',
    offset,
    length: 1,
    message: `Brackets are nested deeper than ${MAX_DEPTH} levels; expected far fewer.`,
    suggestions: ['Nest fewer groups into each other.'],
  }
}

function toSizeProblem(): TextProblem {
  return {
    code: 'config/too-large',
    offset: 0,
    length: 0,
    message: `The file holds more than ${MAX_VALUES} values; expected far fewer.`,
    suggestions: ['Keep data of other kinds in files of their own.'],
  }
}

function toForeignProblem(text: string): TextProblem {
  const [start = ''] = /\S[^\r\n]{0,29}/.exec(text) ?? []
  return {
    code: 'config/not-json',
    offset: text.indexOf(start),
    length: start.length,
    message: `The file is not JSON: it begins with ${JSON.stringify(start)}; expected an object that begins with "{".`,
    suggestions: ['Write the configuration as a JSON object.'],
  }
}

function toKindProblem(root: Node): TextProblem {
  return {
    code: 'config/not-an-object',
    offset: root.offset,
    length: root.children ? 1 : root.length,
    message: `The configuration is ${root.type === 'array' ? 'an array' : `a ${root.type}`}; expected an object.`,
    suggestions: ['Write the configuration as an object: {"name": …, "navigation": …}.'],
  }
}
