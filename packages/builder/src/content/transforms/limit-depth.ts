import type { Nodes, Root } from 'hast'
import type { Position } from 'unist'
import type { PageProblem } from '../codes.ts'

/** Far more than authors nest, and far less than what overflows the stack: every later step walks a page recursively. */
const MAX_DEPTH = 200

/**
 * Limits how deeply the elements of a page nest. What is deeper is shown as its text, and reported once. Run it before
 * all other steps; it does not recurse itself.
 */
export function limitDepth(tree: Root, report: (problem: PageProblem, position: Position | undefined) => void): void {
  let deepest: Position | undefined
  let isTooDeep = false
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next
    if (!('children' in node)) continue
    if (depth >= MAX_DEPTH && node.children.some((child) => 'children' in child)) {
      node.children = [{ type: 'text', value: toText(node) }]
      deepest ??= node.position
      isTooDeep = true
    } else for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
  if (isTooDeep) report(toProblem(), deepest)
}

function toText(node: Nodes): string {
  const texts: string[] = []
  const open = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ('value' in next && next.type === 'text') texts.push(next.value)
    if ('children' in next) for (let at = next.children.length - 1; at >= 0; at--) open.push(next.children[at] as Nodes)
  }
  return texts.join('')
}

function toProblem(): PageProblem {
  return {
    code: 'page/too-complex',
    message: `The elements of this page nest deeper than ${MAX_DEPTH} levels. What is deeper is shown as text.`,
    suggestions: ['Close the elements, or move them out of each other.'],
  }
}
