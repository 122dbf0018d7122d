import type { RootContent } from 'hast'
import type {} from 'mdast-util-mdx'

/** MDX nodes in hast, which `remark-rehype` passes through. */
export type MdxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
export type MdxExpression = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>
