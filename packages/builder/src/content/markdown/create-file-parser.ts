import { type Diagnostic, findNearest, type SourceRange, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import {
  blankFrontmatter,
  type ReplacedFile,
  replaceInFile,
  splitFrontmatter,
  type Variables,
} from '../../site/index.ts'
import { CONTENT_CODES } from '../codes/content-codes.ts'
import type { ContentParser, ParsedContent } from './parse-content.ts'
import { maskBraces, restoreBraces, restoreWritten } from './restore-written.ts'

/** Parses the whole text of a page or snippet. Never throws. */
export type FileParser = (text: string, file: string) => ParsedContent

/**
 * Creates the parser for the files of a site: variables are replaced before a text is parsed. All positions are those of
 * the author's text.
 */
export function createFileParser(parser: Pick<ContentParser, 'parse'>, variables: Variables): FileParser {
  const parseWritten: FileParser = (text, file) => parser.parse(blankFrontmatter(text), file)
  const names = Object.keys(variables)
  if (names.length === 0) return parseWritten
  return (text, file) => {
    const replaced = replaceInFile(blankFrontmatter(text), variables, maskBraces)
    const front = replaceInFile(text.slice(0, splitFrontmatter(text).bodyStart), variables)
    const unknown = new Map(front?.unknown)
    const parsed = replaced === undefined ? parseWritten(text, file) : parseReplaced(replaced, file, parser, unknown)
    if (unknown.size === 0) return parsed
    const problems = [...unknown].map(([name, range]) => toUnknownVariable(name, names, { file, range }))
    return { ...parsed, diagnostics: [...parsed.diagnostics, ...problems] }
  }
}

/** @param unknown - Gets the names that are not declared and used outside of code, which may well show another template. */
function parseReplaced(
  replaced: ReplacedFile,
  file: string,
  parser: Pick<ContentParser, 'parse'>,
  unknown: Map<string, SourceRange>,
): ParsedContent {
  const { tree, diagnostics } = parser.parse(replaced.text, file)
  for (const name of restoreWritten(tree, replaced)) {
    const use = replaced.unknown.get(name)
    if (use !== undefined && !unknown.has(name)) unknown.set(name, use)
  }
  return {
    tree,
    diagnostics: diagnostics.map((diagnostic) => {
      const { line, column, endLine, endColumn, message, suggestions } = diagnostic
      const start = replaced.toOriginal({ line, column }, 'start')
      const end = replaced.toOriginal({ line: endLine, column: endColumn }, 'end')
      return {
        ...diagnostic,
        ...toRange({ start, end }),
        message: restoreBraces(message),
        suggestions: suggestions.map((suggestion) => restoreBraces(suggestion)),
      }
    }),
  }
}

function toUnknownVariable(
  name: string,
  names: readonly string[],
  location: { file: string; range: SourceRange },
): Diagnostic {
  const nearest = findNearest(name, new Set(names)).map((near) => `Did you mean "{{${near}}}"?`)
  return toDiagnostic(CONTENT_CODES, {
    code: 'page/unknown-variable',
    message: `"${name}" is not one of the "variables" in docs.json. It is shown as written.`,
    suggestions: [...nearest, `Add "${name}" to "variables", or put the text in backticks.`],
    ...location,
  })
}
