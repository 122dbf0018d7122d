import type { Comment, Literal, Program } from 'estree-jsx'
import type { Point } from 'unist'

const NUMBER = /^(?:0|[1-9]\d{0,14})(?:\.\d+)?$/
const STRING = /^(?:"[^"\\\n\r\u2028\u2029]*"|'[^'\\\n\r\u2028\u2029]*')$/
const COMMENT = /^\/\*(?:[^*\n\r\u2028\u2029]|\*(?!\/))*\*\/$/

/**
 * Converts an expression that is a single number, string, boolean or comment (about nine out of ten) to a program, or
 * returns undefined for others. The result is what `acorn` returns, with the positions that
 * `micromark-util-events-to-acorn` sets.
 *
 * @param start - Position of the first character of the source.
 */
export function toSimpleProgram(source: string, start: Point): Program | undefined {
  const createPosition = createPositionFactory(start, source.length)
  if (COMMENT.test(source)) {
    const comment = { type: 'Block', value: source.slice(2, -2), ...createPosition() } as Comment
    return { type: 'Program', ...createPosition(), body: [], sourceType: 'module', comments: [comment] } as Program
  }
  const value = toValue(source)
  if (value === undefined) return undefined
  const expression = { type: 'Literal', ...createPosition(), value, raw: source } as Literal
  const statement = { type: 'ExpressionStatement' as const, ...createPosition(), expression }
  return { type: 'Program', ...createPosition(), body: [statement], sourceType: 'module', comments: [] } as Program
}

function toValue(source: string): string | number | boolean | undefined {
  if (NUMBER.test(source)) return Number(source)
  if (STRING.test(source)) return source.slice(1, -1)
  return source === 'true' ? true : source === 'false' ? false : undefined
}

/** Every node gets its own position objects, because later steps may change them. */
function createPositionFactory({ line, column, offset: start = 0 }: Point, length: number) {
  const end = start + length
  return () => ({
    start,
    end,
    loc: {
      start: { line, column: column - 1, offset: start },
      end: { line, column: column - 1 + length, offset: end },
    },
    range: [start, end] as [number, number],
  })
}
