import type { BlockContent, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { visit } from '../../core/index.ts'

/** Components that stay in a paragraph, even if the paragraph contains nothing else. */
export const INLINE_COMPONENTS: ReadonlySet<string> = new Set(['Badge'])

/**
 * A paragraph that holds nothing but JSX, expressions and white space is no paragraph: `<Note>one line</Note>` is a
 * block. Its parts take the paragraph's place, as flow elements.
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

function isOnlyJsx(paragraph: Paragraph): boolean {
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
  // White space between blocks says nothing.
  return []
}
