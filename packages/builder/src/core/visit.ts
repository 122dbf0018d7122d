import type { Node, Parent } from 'unist'
import type { BuildVisitor } from 'unist-util-visit'

/** A visitor returns it to leave out the children of a node. */
export const SKIP = 'skip'

/** A visitor returns it to end the walk. */
export const EXIT = false

type AnyVisitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown

/**
 * Walks a tree, a node before its children, and calls the visitor for every node of a type, or for every node. What it
 * returns is as in `unist-util-visit`: {@link SKIP}, {@link EXIT}, the index of the sibling to go on with after the
 * children, or nothing.
 *
 * That package makes a function for each node and gives it a name to be seen in stack traces, which costs forty times
 * the walk. A page is walked some 25 times, so this was a quarter of a build.
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void
export function visit(tree: Node, ...given: [AnyVisitor] | [string, AnyVisitor]): void {
  const [type, visitor] = given.length === 1 ? [undefined, given[0]] : given
  walk(tree, undefined, undefined, type, visitor)
}

/** Returns `EXIT`, or the index that the visitor wants to go on with. */
function walk(
  node: Node,
  index: number | undefined,
  parent: Parent | undefined,
  type: string | undefined,
  visitor: AnyVisitor,
): unknown {
  const result = type === undefined || node.type === type ? visitor(node, index, parent) : undefined
  if (result === EXIT || result === SKIP) return result
  const { children } = node as Partial<Parent>
  if (children === undefined) return result
  for (let at = 0; at >= 0 && at < children.length; ) {
    const next = walk(children[at] as Node, at, node as Parent, type, visitor)
    if (next === EXIT) return EXIT
    at = typeof next === 'number' ? next : at + 1
  }
  return result
}
