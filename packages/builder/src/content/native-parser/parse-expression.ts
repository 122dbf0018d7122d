import type { Node as AcornNode, Program as AcornProgram, Comment } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Point } from 'unist'
import type { ScriptParser } from '../markdown/create-script-parser.ts'
import type { Gap } from './gap.ts'

/** What `remark-mdx` puts around a spread, so that it is an expression. */
const SPREAD = ['({', '})'] as const

/** What may follow an expression: white space and comments, but a line comment only with the end of its line. */
const REST = /^(?:\s|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|\/\/[^\r\n]*(?:\r\n|\n|\r))*$/

/**
 * Parses the code of an expression, whose end is known, once. Returns the program that `remark-mdx` would return, or
 * undefined if that is uncertain.
 */
export function parseExpression({ kind, owner, source, start }: Gap, { acorn }: ScriptParser): Program | undefined {
  const [before, after] = kind === 'spread' ? SPREAD : ['', '']
  const text = before + owner.value + after
  const points = createPoints(owner.value, source, start)
  if (points === undefined || REST.test(owner.value)) return undefined
  const comments: Comment[] = []
  const options = { ecmaVersion: 2024, sourceType: 'module', preserveParens: true, onComment: comments } as const
  const expression = acorn.parseExpressionAt(text, 0, options)
  if (!REST.test(text.slice(expression.end, text.length - after.length))) return undefined
  const whole = { start: 0, end: before.length + owner.value.length }
  const statement = { type: 'ExpressionStatement', expression, ...whole }
  const program = { type: 'Program', ...whole, body: [statement], sourceType: 'module', comments }
  if (kind === 'spread' && !isSpread(expression)) return undefined
  finish(program as never, (offset) => points(offset - before.length))
  return program as unknown as Program
}

function isSpread(expression: AcornNode): boolean {
  const inner = 'expression' in expression ? (expression.expression as AcornNode) : expression
  const properties = 'properties' in inner ? (inner.properties as AcornNode[]) : []
  return properties.length === 1 && properties[0]?.type === 'SpreadElement'
}

/** A point whose offset is known. */
interface Place {
  line: number
  column: number
  offset: number
}

type ToPoint = (offset: number) => Place

/** Maps offsets in the code to positions on the page, where lines may be indented or quoted. */
function createPoints(value: string, source: string, start: Point): ToPoint | undefined {
  const written = source.slice(1, -1).split('\n')
  const lines = value.split('\n')
  if (written.length !== lines.length) return undefined
  const starts: Place[] = []
  const offsets: number[] = []
  let offset = 0
  let offsetOnPage = (start.offset ?? 0) + 1
  for (const [index, line] of lines.entries()) {
    const full = written[index] ?? ''
    if (!full.endsWith(line)) return undefined
    // To the reference parser, the code ends before the indentation of a closing brace on its own line.
    const isEnd = line === '' && index > 0 && index === lines.length - 1
    const indent = isEnd ? 0 : full.length - line.length
    const column = (index === 0 ? start.column + 1 : 1) + indent
    starts.push({ line: start.line + index, column, offset: offsetOnPage + indent })
    offsets.push(offset)
    offset += line.length + 1
    offsetOnPage += full.length + 1
  }
  return (wanted): Place => {
    const at = Math.min(Math.max(wanted, 0), value.length)
    let low = 0
    for (let high = offsets.length; high - low > 1; ) {
      const middle = (low + high) >> 1
      if ((offsets[middle] as number) <= at) low = middle
      else high = middle
    }
    const point = starts[low] as Place
    const rest = at - (offsets[low] as number)
    return { line: point.line, column: point.column + rest, offset: point.offset + rest }
  }
}

/** Sets the positions of all nodes and comments, and removes the nodes of parentheses. */
function finish(program: AcornProgram, toPoint: ToPoint): void {
  const stack: object[] = [program]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if ('type' in node) locate(node as AcornNode, toPoint)
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (key === 'loc' || key === 'range' || typeof value !== 'object' || value === null) continue
      const inner = removeParentheses(value)
      if (inner !== value) Object.assign(node, { [key]: inner })
      stack.push(inner)
    }
  }
}

function removeParentheses(node: object): object {
  let inner = node as AcornNode & { expression?: object }
  while (inner.type === 'ParenthesizedExpression') inner = inner.expression as AcornNode
  return inner
}

function locate(node: AcornNode, toPoint: ToPoint): void {
  const [start, end] = [toPoint(node.start), toPoint(node.end)]
  const toLocation = ({ line, column, offset }: Place) => ({ line, column: column - 1, offset })
  Object.assign(node, {
    start: start.offset,
    end: end.offset,
    loc: { start: toLocation(start), end: toLocation(end) },
    range: [start.offset, end.offset],
  })
}
