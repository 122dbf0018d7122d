import type { Node, Parent } from 'unist'

/** A visitor returns it to skip the children of a node. */
export const SKIP = 'skip'

/** A visitor returns it to end the walk. */
export const EXIT = false

/** The types of all nodes in a tree. `Depth` counts the levels: types of trees are recursive, and a few levels name them all. */
type NodeIn<Tree, Depth extends unknown[] = []> =
  | Tree
  | (Depth['length'] extends 8
      ? never
      : Tree extends { children: readonly (infer Child)[] }
        ? NodeIn<Child, [...Depth, unknown]>
        : never)

/** Those of `Nodes` that can have the child. */
type ParentOf<Nodes, Child> = Nodes extends { children: readonly (infer Content)[] }
  ? Child extends Content
    ? Nodes
    : never
  : never

type Visitor<Visited, Ancestor> = (node: Visited, index: number | undefined, parent: Ancestor | undefined) => unknown

type AnyVisitor = Visitor<Node, Parent>

/**
 * Walks a tree, a node before its children, and calls the visitor for every node of a type, or for every node. The
 * visitor returns the same as in `unist-util-visit`: {@link SKIP}, {@link EXIT}, the index of the sibling to continue
 * with after the children, or nothing.
 *
 * That package creates a function for each node and names it for stack traces, which takes forty times as long as the
 * walk. A page is walked some 25 times, so this was a quarter of a build.
 */
export function visit<Tree extends Node>(
  tree: Tree,
  visitor: Visitor<NodeIn<Tree>, ParentOf<NodeIn<Tree>, NodeIn<Tree>>>,
): void
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: Visitor<
    Extract<NodeIn<Tree>, { type: Type }>,
    ParentOf<NodeIn<Tree>, Extract<NodeIn<Tree>, { type: Type }>>
  >,
): void
export function visit(tree: Node, ...given: [AnyVisitor] | [string, AnyVisitor]): void {
  const [type, visitor] = given.length === 1 ? [undefined, given[0]] : given
  walk(tree, undefined, undefined, type, visitor)
}

/** Returns `EXIT`, or the index that the visitor wants to continue with. */
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
    const child = children[at] as Node & Partial<Parent>
    // Half of all nodes are leaves, and most walks look for others.
    const isLeft = type !== undefined && child.children === undefined && child.type !== type
    const next = isLeft ? undefined : walk(child, at, node as Parent, type, visitor)
    if (next === EXIT) return EXIT
    at = typeof next === 'number' ? next : at + 1
  }
  return result
}
