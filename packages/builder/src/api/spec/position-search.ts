import type { SourceRange } from '@spearmint/config/diagnostics'
import { location } from 'vfile-location'
import { type ParsedValue, parseWithPositions, trimRange } from './parse-with-positions.ts'

/**
 * Finds the last key of a path in a document, or its value. If a part of the path is missing, as in a file of an older
 * version, which is upgraded, the last part that exists. Undefined if none does, or for a document that cannot be parsed.
 */
export type PositionSearch = (file: string, path: readonly string[], isKey: boolean) => SourceRange | undefined

/** Creates the search in the documents of one spec. A document is parsed when something is searched in it. */
export function createPositionSearch(documents: readonly { file: string; text: string }[]): PositionSearch {
  const parsed = new Map<string, ReturnType<typeof parse>>()
  return (file, path, isKey) => {
    const text = documents.find((document) => document.file === file)?.text
    if (text === undefined) return undefined
    if (!parsed.has(file)) parsed.set(file, parse(text))
    const { source = '', root, toRange } = parsed.get(file) ?? {}
    if (root === undefined) return undefined
    let found: { key?: ParsedValue; value: ParsedValue } = { value: root }
    let left = path.length
    for (const step of path) {
      const next = findPart(found.value, step)
      if (next === undefined) break
      found = next
      left -= 1
    }
    if (left === path.length) return undefined
    const { start, end } = (isKey || left > 0 ? found.key : undefined) ?? found.value
    return toRange?.(trimRange(source, start, end))
  }
}

function parse(text: string) {
  const source = text.replace(/^\u{FEFF}/u, '')
  const { toPoint } = location(source)
  return {
    source,
    root: parseWithPositions(source),
    toRange({ start, end }: { start: number; end: number }): SourceRange | undefined {
      const [first, last] = [toPoint(start), toPoint(end)]
      if (first === undefined || last === undefined) return undefined
      return { line: first.line, column: first.column, endLine: last.line, endColumn: last.column }
    },
  }
}

function findPart({ kind, parts }: ParsedValue, step: string): { key?: ParsedValue; value: ParsedValue } | undefined {
  if (kind !== 'mapping') {
    const value = parts[Number(step)]
    return value && { value }
  }
  // Of a key that is repeated, the last one counts.
  const index = parts.findLastIndex((part, index) => index % 2 === 0 && String(part.value) === step)
  const [key, value] = [parts[index], parts[index + 1]]
  return key && value && { key, value }
}
