import { listVariableUses } from '@spearmint/config'
import { type SourceRange, toRange } from '@spearmint/config/diagnostics'
import { location } from 'vfile-location'

/** A position in a text, as nodes of unist have it. */
interface TextPoint {
  line: number
  column: number
  offset?: number | undefined
}

/** The text of a file with the values of variables, and the way back to what its author wrote. */
export interface ReplacedFile {
  text: string
  /** Names that are used but not declared → where they are used first. */
  unknown: ReadonlyMap<string, SourceRange>
  /**
   * Converts a position in the text to one in the author's text. A position inside of a value is that of its `{{name}}`: of
   * the braces in front of the name, or after it for the end of a range.
   */
  toOriginal<Point extends TextPoint>(point: Point, side: 'start' | 'end'): Point
}

/** The values of `variables` in the configuration. */
export type Variables = Readonly<Record<string, string>>

/**
 * Replaces the variables in the text of a page or snippet.
 *
 * @param mask - What to write for the use of a name that is not declared: a text of the same length.
 * @returns Undefined if the text uses no variables.
 */
export function replaceInFile(
  text: string,
  variables: Variables,
  mask: (written: string) => string = (written) => written,
): ReplacedFile | undefined {
  const uses = text.includes('{{') ? listVariableUses(text) : []
  if (uses.length === 0) return undefined
  const inserted: Inserted[] = []
  const originalLines = location(text)
  const unknown = new Map<string, SourceRange>()
  let replaced = ''
  let end = 0
  for (const { name, offset, written } of uses) {
    replaced += text.slice(end, offset)
    end = offset + written.length
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined
    if (value !== undefined) {
      inserted.push({ start: replaced.length, length: value.length, from: offset, to: end })
      replaced += value
    } else if (text[offset - 1] === '=') {
      // An attribute such as `style={{ width }}` contains an object.
      replaced += written
    } else {
      const start = originalLines.toPoint(offset)
      const after = originalLines.toPoint(end)
      if (!unknown.has(name) && start && after) unknown.set(name, toRange({ start, end: after }))
      replaced += mask(written)
    }
  }
  replaced += text.slice(end)
  const lines = location(replaced)
  return {
    text: replaced,
    unknown,
    toOriginal(point, side) {
      const offset = lines.toOffset(point)
      const original =
        offset === undefined ? undefined : originalLines.toPoint(toOriginalOffset(inserted, offset, side))
      if (original === undefined) return point
      const { line, column } = original
      return { ...point, line, column, ...(point.offset !== undefined && { offset: original.offset }) }
    },
  }
}

/** A value in the new text, and the part of the original text that it replaces. */
interface Inserted {
  start: number
  length: number
  from: number
  to: number
}

function toOriginalOffset(inserted: readonly Inserted[], offset: number, side: 'start' | 'end'): number {
  let low = -1
  let high = inserted.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((inserted[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  const value = inserted[low]
  if (value === undefined) return offset
  const into = offset - value.start
  if (into >= value.length) return value.to + into - value.length
  return side === 'start' || into === 0 ? value.from : value.to
}
