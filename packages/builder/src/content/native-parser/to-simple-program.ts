import type { Comment, Literal, Program } from 'estree-jsx'
import type { Point } from 'unist'

const NUMBER = /^(?:0|[1-9]\d{0,14})(?:\.\d+)?$/
const STRING = /^(?:"[^"\\\n\r\u2028\u2029]*"|'[^'\\\n\r\u2028\u2029]*')$/
const COMMENT = /^\/\*(?:[^*\n\r\u2028\u2029]|\*(?!\/))*\*\/$/

/**
 * Gives the program of an expression that is one number, one text, `true`, `false` or one comment: nine of ten. Undefined
 * for others. `start` is the place of its first character. The form is the one of `acorn` with the places that
 * `micromark-util-events-to-acorn` sets.
 */
export function toSimpleProgram(source: string, start: Point): Program | undefined {
  const place = toPlace(start, source.length)
  if (COMMENT.test(source)) {
    const comment = { type: 'Block', value: source.slice(2, -2), ...place() } as Comment
    return { type: 'Program', ...place(), body: [], sourceType: 'module', comments: [comment] } as Program
  }
  const value = toValue(source)
  if (value === undefined) return undefined
  const expression = { type: 'Literal', ...place(), value, raw: source } as Literal
  const statement = { type: 'ExpressionStatement' as const, ...place(), expression }
  return { type: 'Program', ...place(), body: [statement], sourceType: 'module', comments: [] } as Program
}

function toValue(source: string): string | number | boolean | undefined {
  if (NUMBER.test(source)) return Number(source)
  if (STRING.test(source)) return source.slice(1, -1)
  return source === 'true' ? true : source === 'false' ? false : undefined
}

/** Each node has places of its own: they may be changed. */
function toPlace({ line, column, offset: start = 0 }: Point, length: number) {
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
