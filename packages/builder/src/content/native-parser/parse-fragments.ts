import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { createScriptParser } from '../markdown/create-script-parser.ts'
import type { Gap } from './gap.ts'
import { parseExpression } from './parse-expression.ts'
import { toSimpleProgram } from './to-simple-program.ts'

/**
 * Sets the program of every gap, or returns false if one can't be parsed. The gaps must be from a single page, because
 * importing a name twice is an error.
 */
export type ParseFragments = (gaps: readonly Gap[]) => boolean

/** Creates a function that parses imports and exports with the reference parser, joined to one text. */
export function createFragmentParser(): ParseFragments {
  const scripts = createScriptParser()
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx, { acorn: scripts.acorn as never })
    .freeze()

  function parseModule(gaps: readonly Gap[]): boolean {
    const { children } = processor.parse(gaps.map(({ source }) => source).join('\n\n')) as Root
    return (
      children.length === gaps.length &&
      gaps.every((gap, index) => {
        const node = children[index]
        if (node?.type !== 'mdxjsEsm' || node.value !== gap.owner.value) return false
        const program = node.data?.estree
        const start = node.position?.start
        if (!program || !start) return false
        move(program, {
          firstLine: start.line,
          lines: gap.start.line - start.line,
          columns: gap.start.column - start.column,
          offset: (gap.start.offset ?? 0) - (start.offset ?? 0),
        })
        gap.owner.data = { estree: program }
        return true
      })
    )
  }

  function parseCode(gap: Gap): boolean {
    const program = parseSimple(gap) ?? parseExpression(gap, scripts)
    if (program !== undefined) gap.owner.data = { estree: program }
    return program !== undefined
  }

  return (gaps) => {
    scripts.reset()
    for (const { kind, owner } of gaps) if (kind !== 'esm') scripts.spend(owner.value)
    const imports = gaps.filter(({ kind }) => kind === 'esm')
    return gaps.every((gap) => gap.kind === 'esm' || parseCode(gap)) && (imports.length === 0 || parseModule(imports))
  }
}

function parseSimple({ kind, owner, start: { line, column, offset = 0 } }: Gap): Program | undefined {
  if (kind === 'spread') return undefined
  return toSimpleProgram(owner.value, { line, column: column + 1, offset: offset + 1 })
}

interface Move {
  /** The line whose columns move too. Later lines have the columns that they have in the page. */
  firstLine: number
  lines: number
  columns: number
  offset: number
}

/** Moves the positions of a program, including all its nodes and comments. */
function move(program: Program, { firstLine, lines, columns, offset }: Move): void {
  const seen = new Set<object>()
  const stack: object[] = [program]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    const position = node as { start?: unknown; end?: unknown; line?: unknown; column?: unknown; offset?: unknown }
    if (typeof position.line === 'number' && typeof position.column === 'number') {
      if (position.line === firstLine) position.column += columns
      position.line += lines
      if (typeof position.offset === 'number') position.offset += offset
      continue
    }
    if (typeof position.start === 'number' && typeof position.end === 'number') {
      position.start += offset
      position.end += offset
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'range' && isRange(value)) value.splice(0, 2, value[0] + offset, value[1] + offset)
      else if (typeof value === 'object' && value !== null) stack.push(value as object)
    }
  }
}

function isRange(value: unknown): value is [number, number] {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'
}
