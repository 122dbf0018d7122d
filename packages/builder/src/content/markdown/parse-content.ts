import { type Diagnostic, type SourceRange, toDiagnosticUrl } from '@spearmint/config'
import type { ElementContent, Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import type { Position } from 'unist'
import { location } from 'vfile-location'
import { VFileMessage } from 'vfile-message'
import { visit } from '../../core/index.ts'
import type { NativeParser } from '../native-parser/index.ts'
import { createMarkdownProcessor, createMdxProcessor } from './create-processor.ts'
import { createEditedText, type EditedText } from './edited-text.ts'
import { isElementName } from './element-names.ts'
import { findMend, type IsTagName, restoreSigns } from './find-mend.ts'
import { findUnclosedMath, UNCLOSED_MATH } from './find-unclosed-math.ts'

/** The content of one file as hast that still holds MDX nodes. */
interface ParsedContent {
  tree: HastRoot
  /** One for each thing that strict MDX refused and that was mended. */
  diagnostics: Diagnostic[]
}

export interface ContentParser {
  /**
   * Parses the text of a page or snippet, frontmatter blanked (so that lines count as in the file). Never throws: what
   * strict MDX refuses is mended piece by piece and reported; a text that cannot be mended is read as plain Markdown.
   * In a `.md` file mends are no errors, for Markdown allows what MDX refuses.
   */
  parse(text: string, file: string): ParsedContent
  /** Parses a short Markdown text without MDX (a description, a caption). */
  parseMarkdown(text: string): HastRoot
}

/** More broken places than this and the page is no MDX; it also bounds the time one page may take. */
const MOST_MENDS = 100

/**
 * Creates the parser of one build. `componentNames` are the names that are meant as tags besides HTML's own. With `native`
 * most texts are read by that parser; what comes out is the same.
 */
export function createContentParser(componentNames: ReadonlySet<string>, native?: NativeParser): ContentParser {
  const mdx = createMdxProcessor(native)
  const markdown = createMarkdownProcessor(native)
  const isTagName: IsTagName = (name) => isElementName(name) || componentNames.has(name)

  function parse(text: string, file: string): ParsedContent {
    const strict = tryParse(text)
    if (!(strict instanceof VFileMessage)) return { tree: mdx.runSync(strict), diagnostics: [] }
    const { mdast, edited, diagnostics } = mend(text, strict, file)
    if (mdast === undefined) return { tree: parseMarkdown(text), diagnostics }
    restoreSource(mdast, edited, text)
    return { tree: mdx.runSync(mdast), diagnostics }
  }

  function tryParse(text: string): MdastRoot | VFileMessage {
    try {
      const tree = mdx.parse(text)
      return findUnclosedMath(tree, text) ?? tree
    } catch (error) {
      if (error instanceof VFileMessage) return error
      // A bug in a parser, met by random texts: such a page is shown as plain Markdown like one that can't be mended.
      return new VFileMessage(`the parser failed with "${String(error)}"`)
    }
  }

  function parseMarkdown(text: string): HastRoot {
    try {
      return markdown.runSync(markdown.parse(text))
    } catch {
      const code: ElementContent = { type: 'text', value: text }
      return { type: 'root', children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }] }
    }
  }

  function mend(text: string, firstError: VFileMessage, file: string) {
    const diagnostics: Diagnostic[] = []
    const attempts = new Map<number, number>()

    /** A mend that did not help at a place is followed by a blunter one. Places are offsets in the author's text. */
    function findNextMend(current: EditedText, problem: VFileMessage) {
      const gentle = findMend(current.text, problem, isTagName, 0)
      if (gentle === undefined) return undefined
      const culprit = gentle.culprit ?? gentle.offset
      const start = current.toOriginalOffset(culprit)
      const end = current.toOriginalOffset(culprit + Math.max(gentle.remove, 1))
      const attempt = attempts.get(start) ?? 0
      attempts.set(start, attempt + 1)
      const mending = attempt === 0 ? gentle : findMend(current.text, problem, isTagName, attempt)
      return mending && { mending, start, end, isFirst: attempt === 0 }
    }

    let edited = createEditedText(text)
    let error = firstError
    for (let count = 0; count < MOST_MENDS; count++) {
      const found = findNextMend(edited, error)
      if (found === undefined) break
      const { mending, start, end, isFirst } = found
      const range = toRange(text, start, end)
      const diagnostic = toDiagnostic(error, mending.advice, range, file)
      // One report a line and kind: a conflict marker is one problem, not seven.
      const isNew = !diagnostics.some(({ line, message }) => line === range.line && message === diagnostic.message)
      if (isFirst && isNew) diagnostics.push(diagnostic)
      edited = edited.apply(mending)
      const parsed = tryParse(edited.text)
      if (!(parsed instanceof VFileMessage)) return { mdast: parsed, edited, diagnostics }
      error = parsed
    }
    const place = toRange(text, edited.toOriginalOffset(toErrorOffset(error)))
    diagnostics.push(toDiagnostic(error, 'The page is shown as plain Markdown until this is mended.', place, file))
    return { mdast: undefined, edited, diagnostics }
  }

  return { parse, parseMarkdown }
}

function toErrorOffset(error: VFileMessage): number {
  const place = error.place
  return (place && ('start' in place ? place.start.offset : place.offset)) ?? 0
}

function toDiagnostic(error: VFileMessage, advice: string, range: SourceRange, file: string): Diagnostic {
  const isMath = error.ruleId === UNCLOSED_MATH
  const code = isMath ? 'page/math' : 'page/mdx-syntax'
  const reason = error.reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '').replace(/\s*\(note: .*\)$/, '')
  return {
    code,
    severity: isMath ? 'warning' : file.endsWith('.md') ? 'info' : 'error',
    message: isMath ? `${reason}.` : `MDX does not allow this: ${lowerFirst(reason)}.`,
    file,
    ...range,
    suggestions: [advice],
    url: toDiagnosticUrl(code),
  }
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1).replace(/\.$/, '')
}

function toRange(text: string, start: number, end = start + 1): SourceRange {
  const places = location(text)
  const from = places.toPoint(Math.min(start, text.length)) ?? { line: 1, column: 1 }
  const to = places.toPoint(Math.min(Math.max(end, start + 1), text.length)) ?? from
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
}

/** Places in a mended text are told in the author's text, and signs that were replaced stand there again. */
function restoreSource(tree: MdastRoot, edited: EditedText, text: string): void {
  const places = location(text)
  const restore = (point: Position['start']): Position['start'] =>
    places.toPoint(edited.toOriginalOffset(point.offset ?? 0)) ?? point
  visit(tree, (node) => {
    if (node.position) node.position = { start: restore(node.position.start), end: restore(node.position.end) }
    if ('value' in node && typeof node.value === 'string') node.value = restoreSigns(node.value)
    if (node.type === 'link') node.url = restoreSigns(node.url)
  })
}
