import type { RootContent } from 'hast'
import type {} from 'mdast-util-mdx'

/** Nodes that MDX adds to hast, as `remark-rehype` passes them through. */
export type MdxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
export type MdxExpression = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>
