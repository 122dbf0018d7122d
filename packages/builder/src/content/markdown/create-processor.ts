import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { type NativeParser, remarkNative } from '../native-parser/index.ts'
import { codeHandler } from './code-handler.ts'
import { imageHandler } from './image-handler.ts'
import { mathHandler } from './math-handler.ts'
import { remarkHeadingIds } from './remark-heading-ids.ts'
import { remarkMath } from './remark-math.ts'
import { remarkUnravel } from './remark-unravel.ts'
import { remarkWidenTables } from './remark-widen-tables.ts'

/** MDX nodes that stay in the hast, for the evaluator. */
const PASS_THROUGH = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm']

/** A frozen processor: `parse` returns mdast, `runSync` converts mdast to hast. */
export type MarkdownProcessor = Processor<MdastRoot, MdastRoot, HastRoot, undefined, undefined>

/**
 * Creates the processor of pages: CommonMark, GFM, MDX, formulas and heading IDs. The hast still contains MDX nodes; code
 * blocks and formulas are components. Create one per build, never one per page.
 *
 * @param native - Without it, the reference parser parses every page.
 */
export function createMdxProcessor(native?: NativeParser): MarkdownProcessor {
  return unified()
    .use(remarkParse)
    .use(remarkNative, native?.parseMdx)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(remarkMath)
    .use(remarkHeadingIds)
    .use(remarkUnravel)
    .use(remarkWidenTables)
    .use(remarkRehype, {
      passThrough: PASS_THROUGH as never[],
      handlers: { code: codeHandler, image: imageHandler, math: mathHandler, inlineMath: mathHandler },
      // Only for screen readers, so it needs no link to itself.
      footnoteLabelProperties: { className: ['visually-hidden'], noAnchor: true },
    })
    .freeze()
}

/** Creates the processor of text without MDX: attributes, descriptions, and pages that can't be fixed. */
export function createMarkdownProcessor(native?: NativeParser): MarkdownProcessor {
  return unified()
    .use(remarkParse)
    .use(remarkNative, native?.parseMarkdown)
    .use(remarkGfm)
    .use(remarkWidenTables)
    .use(remarkRehype, { handlers: { code: codeHandler, html: htmlHandler } })
    .freeze()
}

/** Shows raw HTML as written, so that nothing of the source gets lost and nothing runs. */
function htmlHandler(_state: unknown, node: { value: string }): { type: 'text'; value: string } {
  return { type: 'text', value: node.value }
}
