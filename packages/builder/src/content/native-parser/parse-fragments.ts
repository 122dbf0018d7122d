import type { Program } from 'estree-jsx'
import type { Root, RootContent } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { createScriptParser } from '../markdown/create-script-parser.ts'
import type { Gap } from './gap.ts'

/**
 * Sets the program of every gap, or returns false if one can't be parsed. The gaps must be from a single page, because
 * importing a name twice is an error.
 */
export type ParseFragments = (gaps: readonly Gap[]) => boolean

/** What to put around a piece so that it is a block. */
const WRAP: Record<Gap['kind'], readonly [before: string, after: string]> = {
  expression: ['', ''],
  value: ['<a b=', '/>'],
  spread: ['<a ', '/>'],
  esm: ['', ''],
}

/** Creates a function that parses pieces of JavaScript with the reference parser, joined to one text. */
export function createFragmentParser(): ParseFragments {
  const scripts = createScriptParser()
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx, { acorn: scripts.acorn as never })
    .freeze()

  return (gaps) => {
    const text = gaps.map(({ kind, source }) => WRAP[kind][0] + source + WRAP[kind][1]).join('\n\n')
    scripts.reset(new Set(gaps.flatMap(({ owner: { value } }) => [value, `({${value}})`])))
    const { children } = processor.parse(text) as Root
    return (
      children.length === gaps.length &&
      gaps.every((gap, index) => {
        const node = children[index]
        const found = node && findOwner(node, gap.kind)
        const program = found?.data?.estree
        const start = node?.position?.start
        if (!program || !start || found.value !== gap.owner.value) return false
        const before = WRAP[gap.kind][0].length
        move(program, {
          firstLine: start.line,
          lines: gap.start.line - start.line,
          columns: gap.start.column - start.column - before,
          offset: (gap.start.offset ?? 0) - (start.offset ?? 0) - before,
        })
        gap.owner.data = { estree: program }
        return true
      })
    )
  }
}

function findOwner(node: RootContent, kind: Gap['kind']): Pick<Gap['owner'], 'value' | 'data'> | undefined {
  if (kind === 'esm') return node.type === 'mdxjsEsm' ? node : undefined
  if (kind === 'expression') return node.type === 'mdxFlowExpression' ? node : undefined
  const attribute = node.type === 'mdxJsxFlowElement' ? node.attributes[0] : undefined
  if (attribute?.type === 'mdxJsxExpressionAttribute') return attribute
  return typeof attribute?.value === 'object' ? (attribute.value ?? undefined) : undefined
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
