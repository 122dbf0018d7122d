import type { Point } from 'unist'

/** Where a position is in the author's text, by where it is in the text that was parsed. */
export type ConvertPoint = (point: Point, side: 'start' | 'end') => Point

/** A pair of positions of unist, or of estree, whose columns start at 0. */
interface Span {
  start: Point
  end: Point
}

/** Converts all positions in a tree, in place: those of nodes, of attributes, and of the expressions in both. */
export function convertPositions(tree: object, convert: ConvertPoint): void {
  const seen = new Set<unknown>([tree])
  const open: object[] = [tree]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    for (const [key, value] of Object.entries(part)) {
      if (key === 'position' && isSpan(value)) Object.assign(part, { position: convertSpan(value, convert) })
      else if (key === 'loc' && isSpan(value)) Object.assign(part, { loc: convertLocation(value, convert) })
      else if (typeof value === 'object' && value !== null && !seen.has(value)) {
        seen.add(value)
        open.push(value)
      }
    }
  }
}

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'start' in value && 'end' in value
}

function convertSpan(span: Span, convert: ConvertPoint): Span {
  return { ...span, start: convert(span.start, 'start'), end: convert(span.end, 'end') }
}

function convertLocation(span: Span, convert: ConvertPoint): Span {
  return convertSpan(span, ({ line, column }, side) => {
    const original = convert({ line, column: column + 1 }, side)
    return { line: original.line, column: original.column - 1 }
  })
}
