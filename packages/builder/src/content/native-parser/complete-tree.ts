import type { Root, RootContent } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import type { Point } from 'unist'
import { INLINE_COMPONENTS } from '../markdown/remark-unravel.ts'
import type { Gap } from './gap.ts'
import { locateAttributes } from './locate-attributes.ts'
import { nodeNeedsReferenceParser } from './needs-reference-parser.ts'
import type { NodeContext } from './node-bailout.ts'
import type { ParseFragments } from './parse-fragments.ts'

/**
 * Adds what the native parser leaves out: the programs of expressions, imports and exports, and the positions of
 * attributes. Returns false if the tree can't be completed reliably; it must not be used then.
 */
export function completeTree(tree: Root, text: string, parseFragments: ParseFragments): boolean {
  const gaps: Gap[] = []
  if (!visit(tree, { text, isQuoted: false, isLinked: false, indent: 0 }, gaps)) return false
  return gaps.length === 0 || parseFragments(gaps)
}

/** Whether a tree of the native parser is the one that the reference parser returns, as far as we know. */
export function isReliable(tree: Root, text: string): boolean {
  return visit(tree, { text, isQuoted: false, isLinked: false, indent: 0 }, [])
}

/** Collects the gaps of a node and its descendants. Returns false if a node needs the reference parser. */
function visit(node: Root | RootContent, context: NodeContext, gaps: Gap[]): boolean {
  if (nodeNeedsReferenceParser(node, context)) return false
  const { text } = context
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // The native parser itself takes JSX out of its paragraph, also components that belong in a line of text.
      if (node.type === 'mdxJsxFlowElement' && INLINE_COMPONENTS.has(node.name ?? '')) return false
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
      if (!trimEsmPosition(node, text)) return false
      gaps.push({ kind: 'esm', owner: node, start: node.position?.start as Point, source: node.value })
      break
  }
  if (!('children' in node)) return true
  const inner = toInnerContext(node, context)
  return node.children.every((child) => visit(child, inner, gaps))
}

function toInnerContext(node: Root | Extract<RootContent, { children: unknown }>, context: NodeContext): NodeContext {
  if (node.type === 'blockquote' || node.type === 'footnoteDefinition') return { ...context, isQuoted: true }
  if (node.type === 'link' || node.type === 'linkReference') return { ...context, isLinked: true }
  if (node.type !== 'listItem') return context
  const [first] = node.children
  const { start } = node.position ?? {}
  const isBesideMarker = first?.position !== undefined && first.position.start.line === start?.line
  return {
    ...context,
    indent: isBesideMarker ? (first.position?.start.column ?? 1) - 1 : (start?.column ?? 1) + 1,
  }
}

/** The native parser includes the line ending after imports and exports; the reference parser doesn't. */
function trimEsmPosition(node: MdxjsEsm, text: string): boolean {
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
