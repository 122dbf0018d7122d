import type { ElementContent, Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { type NativeParser, remarkNative } from '../native-parser/index.ts'
import { codeHandler } from './code-handler.ts'
import { createScriptParser } from './create-script-parser.ts'
import { imageHandler } from './image-handler.ts'
import { mathHandler } from './math-handler.ts'
import { remarkBounds } from './remark-bounds.ts'
import { remarkHeadingIds } from './remark-heading-ids.ts'
import { remarkMath } from './remark-math.ts'
import { remarkUnravel } from './remark-unravel.ts'
import { remarkWidenTables } from './remark-widen-tables.ts'

/** MDX nodes that stay in the hast, for the evaluator. */
const MDX_TYPES = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm']

/** The option `passThrough` would clone the programs of expressions, by recursion. */
const mdxHandlers = Object.fromEntries(MDX_TYPES.map((type) => [type, passThrough]))

/** A frozen processor: `parse` returns mdast, `runSync` converts mdast to hast. */
export type MarkdownProcessor = Processor<MdastRoot, MdastRoot, HastRoot, undefined, undefined>

/**
 * Creates the processor of pages: CommonMark, GFM, MDX, formulas and heading IDs. The hast still contains MDX nodes; code
 * blocks and formulas are components. Create one per build, never one per page.
 *
 * @param native - Without it, the reference parser parses every page.
 * @param scripts - Parses the JavaScript of a page. Without it, no more than what one page may hold.
 */
export function createMdxProcessor(native?: NativeParser, { acorn } = createScriptParser()): MarkdownProcessor {
  return unified()
    .use(remarkParse)
    .use(remarkNative, native?.parseMdx)
    .use(remarkGfm)
    .use(remarkMdx, { acorn: acorn as never })
    .use(remarkMath)
    .use(remarkBounds)
    .use(remarkHeadingIds)
    .use(remarkUnravel)
    .use(remarkWidenTables)
    .use(remarkRehype, {
      handlers: { code: codeHandler, image: imageHandler, math: mathHandler, inlineMath: mathHandler, ...mdxHandlers },
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
    .use(remarkBounds)
    .use(remarkWidenTables)
    .use(remarkRehype, { handlers: { code: codeHandler, html: htmlHandler } })
    .freeze()
}

function passThrough(state: State, node: { children?: unknown }): ElementContent {
  return { ...node, ...(node.children !== undefined && { children: state.all(node as never) }) } as ElementContent
}

/** Shows raw HTML as written, so that nothing of the source gets lost and nothing runs. */
function htmlHandler(_state: unknown, node: { value: string }): { type: 'text'; value: string } {
  return { type: 'text', value: node.value }
}
