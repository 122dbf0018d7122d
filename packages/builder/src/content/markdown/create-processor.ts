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

/** MDX in, hast out: the nodes that stay for the evaluator. */
const PASS_THROUGH = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm']

/** A frozen processor: `parse` gives mdast, `runSync` turns mdast into hast. */
export type MarkdownProcessor = Processor<MdastRoot, MdastRoot, HastRoot, undefined, undefined>

/**
 * The processor of pages: CommonMark, GFM, MDX, formulas and ids of headings. The hast it gives still holds MDX nodes; fences are `CodeBlock`
 * components. Create one per build, never one per page. Without `native` the reference parser reads every page.
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
      // For screen readers alone, so it needs no link to itself.
      footnoteLabelProperties: { className: ['visually-hidden'], noAnchor: true },
    })
    .freeze()
}

/** The processor of text that holds no MDX: attributes, descriptions, and pages that cannot be mended. */
export function createMarkdownProcessor(native?: NativeParser): MarkdownProcessor {
  return unified()
    .use(remarkParse)
    .use(remarkNative, native?.parseMarkdown)
    .use(remarkGfm)
    .use(remarkWidenTables)
    .use(remarkRehype, { handlers: { code: codeHandler, html: htmlHandler } })
    .freeze()
}

/** Raw HTML is shown as written: nothing of the source is lost and nothing of it runs. */
function htmlHandler(_state: unknown, node: { value: string }): { type: 'text'; value: string } {
  return { type: 'text', value: node.value }
}
