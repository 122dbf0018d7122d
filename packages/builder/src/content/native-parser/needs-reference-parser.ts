import type { Nodes } from 'mdast'
import { markdownBailouts } from './markdown-bailouts.ts'
import { mdxBailouts } from './mdx-bailouts.ts'
import { type NodeBailout, type NodeContext, sliceNode } from './node-bailout.ts'
import type { TextBailouts } from './text-bailouts.ts'

const nodeBailouts = [...mdxBailouts, ...markdownBailouts]

/** The bailouts by node type, because every node of a page is checked. */
const bailoutsByType: Partial<Record<string, readonly NodeBailout[]>> = Object.fromEntries(
  nodeBailouts
    .flatMap(({ types }) => types)
    .map((type) => [type, nodeBailouts.filter(({ types }) => types.includes(type))]),
)

/** Whether only the reference parser reads this text correctly, as far as the characters show. */
export function textNeedsReferenceParser(text: string, { characters, syntax, leaveOutCode }: TextBailouts): boolean {
  if (characters.some((bailout) => bailout.matches(text))) return true
  const rest = leaveOutCode(text)
  return syntax.some((bailout) => bailout.matches(rest))
}

/** Whether the reference parser may read this part of the text as another node. */
export function nodeNeedsReferenceParser(node: Nodes, context: NodeContext): boolean {
  if (node.position === undefined) return true
  const bailouts = bailoutsByType[node.type]
  if (bailouts === undefined) return false
  const source = sliceNode(node, context.text)
  return bailouts.some((bailout) => bailout.matches(node, source, context))
}
