import type { Root, RootContent } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Point } from 'unist'
import { WORDS } from '../markdown/remark-unravel.ts'
import type { Gap } from './gap.ts'
import { isDoubtful } from './is-doubtful.ts'
import { locateAttributes } from './locate-attributes.ts'
import type { Surroundings } from './node-doubt.ts'
import type { ParseFragments } from './parse-fragments.ts'
import { toSimpleProgram } from './to-simple-program.ts'

/**
 * Adds what the native parser leaves out: programs of expressions, imports and exports, and places of attributes. Gives
 * false where that can't be told for sure; the tree is of no use then.
 */
export function completeTree(tree: Root, text: string, parseFragments: ParseFragments): boolean {
  const gaps: Gap[] = []
  if (!visit(tree, { text, isQuoted: false, isLinked: false, indent: 0 }, gaps)) return false
  const hard = gaps.filter((gap) => !fillSimple(gap))
  return hard.length === 0 || parseFragments(hard)
}

/** Whether a tree of the native parser is the one of the reference parser, for all that is known. */
export function isCertain(tree: Root, text: string): boolean {
  return visit(tree, { text, isQuoted: false, isLinked: false, indent: 0 }, [])
}

/** Lists the gaps of a node and of all below it. Gives false when a node is in doubt. */
function visit(node: Root | RootContent, surroundings: Surroundings, gaps: Gap[]): boolean {
  if (isDoubtful(node, surroundings)) return false
  const { text } = surroundings
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // The native parser takes JSX out of its paragraph by itself, words of a line too.
      if (node.type === 'mdxJsxFlowElement' && WORDS.has(node.name ?? '')) return false
      delete node.data
      if (!locateAttributes(node, text, gaps)) return false
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      if (!node.position) return false
      const { start, end } = node.position
      gaps.push({ kind: 'expression', owner: node, start, source: text.slice(start.offset, end.offset) })
      break
    }
    case 'mdxjsEsm':
      if (!endEsm(node, text)) return false
      gaps.push({ kind: 'esm', owner: node, start: node.position?.start as Point, source: node.value })
      break
  }
  if (!('children' in node)) return true
  const inner = enter(node, surroundings)
  return node.children.every((child) => visit(child, inner, gaps))
}

function enter(node: Root | Extract<RootContent, { children: unknown }>, surroundings: Surroundings): Surroundings {
  if (node.type === 'blockquote' || node.type === 'footnoteDefinition') return { ...surroundings, isQuoted: true }
  if (node.type === 'link' || node.type === 'linkReference') return { ...surroundings, isLinked: true }
  if (node.type !== 'listItem') return surroundings
  const [first] = node.children
  const { start } = node.position ?? {}
  const isBesideMarker = first?.position !== undefined && first.position.start.line === start?.line
  return {
    ...surroundings,
    indent: isBesideMarker ? (first.position?.start.column ?? 1) - 1 : (start?.column ?? 1) + 1,
  }
}

/** The native parser counts the line end to imports and exports. */
function endEsm(node: MdxjsEsm, text: string): boolean {
  const { position, value } = node
  const { line, column, offset } = position?.start ?? {}
  if (!position || line === undefined || column === undefined || offset === undefined) return false
  if (!text.startsWith(value, offset)) return false
  const lines = value.split('\n')
  const last = lines.at(-1) ?? ''
  position.end = {
    line: line + lines.length - 1,
    column: (lines.length === 1 ? column : 1) + last.length,
    offset: offset + value.length,
  }
  return true
}

function fillSimple({ kind, owner, start }: Gap): boolean {
  if (kind !== 'expression' && kind !== 'value') return false
  const { line, column, offset = 0 } = start
  const program = toSimpleProgram(owner.value, { line, column: column + 1, offset: offset + 1 })
  if (program === undefined) return false
  owner.data = { estree: program }
  return true
}
