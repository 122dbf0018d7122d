import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Point, Position } from 'unist'
import type { Gap } from './gap.ts'

/**
 * Sets the position of each attribute of an element, and collects the missing programs. Returns false if the text doesn't
 * match the element.
 */
export function locateAttributes(
  { name, attributes, position }: MdxJsxFlowElement | MdxJsxTextElement,
  text: string,
  gaps: Gap[],
): boolean {
  if (attributes.length === 0) return true
  if (!position || name === null) return false
  const cursor = createCursor(text, position.start)
  cursor.pass(/<\s*/y)
  if (!cursor.pass(/[^\s/>{=]+/y)) return false
  for (const attribute of attributes) {
    cursor.pass(WHITE_SPACE)
    const located =
      attribute.type === 'mdxJsxAttribute'
        ? locateNamed(attribute, cursor, gaps)
        : locateSpread(attribute, cursor, gaps)
    if (located === undefined) return false
    attribute.position = located
  }
  return cursor.pass(/[\s>]*?(?:\/[\s>]*?)?>/y)
}

/** White space; at the start of a line also markers of block quotes. */
const WHITE_SPACE = /(?:[^\S\n]|\n[ \t>]*)+/y

function locateNamed(attribute: MdxJsxAttribute, cursor: Cursor, gaps: Gap[]): Position | undefined {
  const { name, value } = attribute
  const start = cursor.point()
  if (!cursor.take(name)) return undefined
  let end = cursor.point()
  if (value === null || value === undefined) return { start, end }
  cursor.pass(WHITE_SPACE)
  if (!cursor.take('=')) return undefined
  cursor.pass(WHITE_SPACE)
  if (typeof value === 'string') {
    // Search for the quotes, not for the value, in which character references are decoded.
    if (!cursor.pass(/"[^"]*"|'[^']*'/y)) return undefined
  } else if (!takeBraces(value, 'value', cursor, gaps)) return undefined
  end = cursor.point()
  return { start, end }
}

function locateSpread(attribute: MdxJsxExpressionAttribute, cursor: Cursor, gaps: Gap[]): Position | undefined {
  const start = cursor.point()
  return takeBraces(attribute, 'spread', cursor, gaps) ? { start, end: cursor.point() } : undefined
}

function takeBraces(owner: Gap['owner'], kind: Gap['kind'], cursor: Cursor, gaps: Gap[]): boolean {
  const start = cursor.point()
  if (!cursor.take('{')) return false
  for (const [index, line] of owner.value.split('\n').entries()) {
    // The parser removes the indentation of later lines, so a line is recognized by its end.
    if (index > 0 && !(cursor.take('\n') && cursor.takeIndent(line))) return false
    if (!cursor.take(line)) return false
  }
  if (!cursor.take('}')) return false
  gaps.push({ kind, owner, start, source: cursor.sliceFrom(start) })
  return true
}

type Cursor = ReturnType<typeof createCursor>

/** A position in a text that moves forward. Lines end with a line feed. */
function createCursor(text: string, from: Point) {
  let offset = from.offset ?? 0
  let line = from.line
  /** Offset of the first character of the line. */
  let lineStart = offset - from.column + 1

  function advance(length: number): void {
    for (let at = text.indexOf('\n', offset); at !== -1 && at < offset + length; at = text.indexOf('\n', at + 1)) {
      line++
      lineStart = at + 1
    }
    offset += length
  }

  return {
    point: (): Required<Point> => ({ line, column: offset - lineStart + 1, offset }),
    sliceFrom: ({ offset: start }: Point): string => text.slice(start, offset),
    /** Moves past the match of a sticky pattern at this position. */
    pass(pattern: RegExp): boolean {
      pattern.lastIndex = offset
      const found = pattern.exec(text)?.[0]
      if (found === undefined) return false
      advance(found.length)
      return true
    },
    take(expected: string): boolean {
      if (!text.startsWith(expected, offset)) return false
      advance(expected.length)
      return true
    },
    /** Moves past the smallest indentation that is followed by `rest`. */
    takeIndent(rest: string): boolean {
      let at = offset
      while (!(text.startsWith(rest, at) && /[\n}]/.test(text.charAt(at + rest.length)))) {
        if (!/[ \t>]/.test(text.charAt(at))) return false
        at++
      }
      advance(at - offset)
      return true
    },
  }
}
