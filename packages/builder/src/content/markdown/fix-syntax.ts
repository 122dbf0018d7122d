import {
  createLineIndex,
  type Diagnostic,
  type LineIndex,
  type SourceRange,
  toDiagnostic,
  toRange,
} from '@spearmint/config/diagnostics'
import type { Root } from 'mdast'
import { location } from 'vfile-location'
import { VFileMessage } from 'vfile-message'
import { BudgetError, visit } from '../../core/index.ts'
import { CONTENT_CODES } from '../codes/content-codes.ts'
import { convertPositions } from './convert-positions.ts'
import { createFollowUps } from './create-follow-ups.ts'
import { createEditedText, type EditedText } from './edited-text.ts'
import { restoreCharacters } from './escape-character.ts'
import { findErrorOffset, findSyntaxFix } from './find-syntax-fix.ts'
import { UNCLOSED_MATH } from './find-unclosed-math.ts'
import type { SyntaxFix, TagNames } from './syntax-fix.ts'
import { toSyntaxExplanation } from './to-syntax-explanation.ts'

/** A text that is not valid MDX, and the means to parse it again after each fix. */
export interface InvalidText {
  text: string
  /** Path of the file, relative to the site's folder. */
  file: string
  /** Why parsing the text failed. */
  error: VFileMessage
  /** Parses a fixed version of the text. */
  tryParse: (text: string) => Root | VFileMessage
  tagNames: TagNames
}

export interface FixedText {
  /** The tree, with the positions and characters of the author's text; undefined if the text can't be fixed. */
  tree: Root | undefined
  /** One for each error that was found. */
  diagnostics: Diagnostic[]
}

/** A text with more errors than this is probably not MDX. The limit also bounds the time that a page takes. */
const MAX_FIXES = 100

/** Characters that may be parsed again after fixes, in about two seconds. The known page with the most needs 300,000. */
const MAX_CHARACTERS = 320_000

/**
 * Fixes the syntax errors of a text one by one until it is valid MDX, and reports each of them. In a `.md` file they are
 * notes, because Markdown allows what MDX doesn't. See docs/reference/page-content.mdx#invalid-mdx.
 */
export function fixSyntax({ text, file, error: firstError, tryParse, tagNames }: InvalidText): FixedText {
  const lines = createLineIndex(text)
  const diagnostics: Diagnostic[] = []
  const attempts = new Map<number, number>()
  const followUps = createFollowUps(tagNames)

  /** If a fix did not help at a position, the next attempt is more drastic. Positions are offsets in the author's text. */
  function findNextFix(current: EditedText, error: VFileMessage) {
    const gentle = findSyntaxFix(current.text, error, tagNames, 0)
    if (gentle === undefined) return undefined
    const culprit = gentle.culprit ?? gentle.offset
    const start = current.toOriginalOffset(culprit)
    const attempt = attempts.get(start) ?? 0
    attempts.set(start, attempt + 1)
    const fix = attempt === 0 ? gentle : findSyntaxFix(current.text, error, tagNames, attempt)
    const end = current.toOriginalOffset(culprit + Math.max(gentle.remove, 1))
    return fix && { fix, start, end, isFirst: attempt === 0 }
  }

  let edited = createEditedText(text)
  let error = firstError
  const count = Math.min(MAX_FIXES, Math.max(Math.floor(MAX_CHARACTERS / text.length), 1))
  for (let index = 0; index < count; index++) {
    const found = findNextFix(edited, error)
    if (found === undefined) break
    const { fix, start, end, isFirst } = found
    const range = toTextRange(lines, text, start, end)
    const diagnostic = toSyntaxDiagnostic(error, edited.text, fix, range, file)
    // One report per line and kind: a merge conflict marker is one problem, not seven.
    const isNew = !diagnostics.some(({ line, message }) => line === range.line && message === diagnostic.message)
    const isFollowUp = followUps.has(edited.text, fix, start)
    if (isFirst && isNew && !isFollowUp) diagnostics.push(diagnostic)
    followUps.add(edited.text, fix, edited.toOriginalOffset)
    edited = edited.apply(fix)
    const parsed = tryParse(edited.text)
    if (!(parsed instanceof VFileMessage)) {
      restoreSource(parsed, edited, text)
      return { tree: parsed, diagnostics }
    }
    error = parsed
  }
  const range = toTextRange(lines, text, edited.toOriginalOffset(findErrorOffset(error) ?? 0))
  const last = toSyntaxDiagnostic(error, edited.text, { advice: 'Fix this error.' }, range, file)
  const suggestions = [`${last.suggestions[0]} Until then, the page is shown as plain Markdown.`]
  diagnostics.push({ ...last, suggestions })
  return { tree: undefined, diagnostics }
}

/** @param text - The text with all fixes so far, which the error is about. */
function toSyntaxDiagnostic(
  error: VFileMessage,
  text: string,
  { advice, reason: betterReason }: Pick<SyntaxFix, 'advice' | 'reason'>,
  range: SourceRange,
  file: string,
): Diagnostic {
  const details = { file, range, suggestions: [advice] }
  if (error.ruleId === UNCLOSED_MATH) {
    return toDiagnostic(CONTENT_CODES, { code: 'page/math', message: `${error.reason}.`, ...details })
  }
  if (error.cause instanceof BudgetError) {
    const message = `This code is shown as written: ${error.cause.message}.`
    return toDiagnostic(CONTENT_CODES, { code: 'page/too-complex', message, ...details, suggestions: [] })
  }
  const { reason, advice: betterAdvice } =
    betterReason === undefined
      ? toSyntaxExplanation(error, text, findErrorOffset(error) ?? 0)
      : { reason: betterReason, advice }
  const message = `Invalid MDX: ${reason}.`
  const suggestions = [betterAdvice ?? advice]
  return file.endsWith('.md')
    ? toDiagnostic(CONTENT_CODES, { code: 'page/mdx-syntax', variant: 'markdown', message, ...details, suggestions })
    : toDiagnostic(CONTENT_CODES, { code: 'page/mdx-syntax', message, ...details, suggestions })
}

/** The range of the characters from `start` to `end`, at least one. Both are at most the end of the text. */
function toTextRange(lines: LineIndex, text: string, start: number, end = start + 1): SourceRange {
  const limit = (offset: number) => Math.min(offset, text.length)
  return toRange(lines.toPosition(limit(start), limit(Math.max(end, start + 1))))
}

/** Converts the positions in a fixed text to those in the author's text, and puts replaced characters back. */
function restoreSource(tree: Root, edited: EditedText, text: string): void {
  const lines = location(text)
  const editedLines = location(edited.text)
  convertPositions(tree, (point) => {
    const offset = point.offset ?? editedLines.toOffset(point) ?? 0
    return lines.toPoint(edited.toOriginalOffset(offset)) ?? point
  })
  visit(tree, (node) => {
    if ('value' in node && typeof node.value === 'string') node.value = restoreCharacters(node.value)
    if (node.type === 'link') node.url = restoreCharacters(node.url)
  })
}
