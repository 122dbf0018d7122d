import type { BlockContent, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { visit } from '../../core/index.ts'

/** Components that stay in a paragraph, even if the paragraph contains nothing else. */
export const INLINE_COMPONENTS: ReadonlySet<string> = new Set(['Badge'])

/**
 * Replaces a paragraph that contains only JSX, expressions and white space by these nodes, as flow elements:
 * `<Note>one line</Note>` is a block, not a paragraph.
 */
export function remarkUnravel(): (tree: Root) => undefined {
  return (tree) => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      if (parent === undefined || index === undefined || !isOnlyJsx(paragraph)) return undefined
      const blocks = paragraph.children.flatMap((child) => toFlow(child))
      ;(parent.children as RootContent[]).splice(index, 1, ...blocks)
      return index
    })
  }
}

/** Whether a paragraph contains only JSX, expressions and white space, so that it is not shown as a paragraph. */
export function isOnlyJsx(paragraph: Paragraph): boolean {
  let hasBlock = false
  for (const child of paragraph.children) {
    if (child.type === 'mdxJsxTextElement') hasBlock ||= !INLINE_COMPONENTS.has(child.name ?? '')
    else if (child.type === 'mdxTextExpression') hasBlock = true
    else if (child.type !== 'text' || child.value.trim() !== '') return false
  }
  return hasBlock
}

function toFlow(child: PhrasingContent): RootContent[] {
  if (child.type === 'mdxJsxTextElement') {
    const flow: MdxJsxFlowElement = { ...child, type: 'mdxJsxFlowElement', children: child.children as BlockContent[] }
    return [flow]
  }
  if (child.type === 'mdxTextExpression') return [{ ...child, type: 'mdxFlowExpression' }]
  // White space between blocks has no meaning.
  return []
}
