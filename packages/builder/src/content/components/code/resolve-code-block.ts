import type { ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { z } from 'zod'
import { findItems } from '../children/find-items.ts'
import type { ComponentNode } from '../component-node.ts'
import { parseProps } from '../expansion/parse-props.ts'
import { text } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { icon } from '../props/icon.ts'
import { lineNumbers } from '../props/line-numbers.ts'
import type { RenderContext } from '../render-context.ts'

export const codeBlockProps = z.object({
  language: text.optional().describe('The language for syntax highlighting.'),
  title: text.optional().describe('The text of the title bar, often a file name.'),
  filename: text.optional().describe('An alias for `title`.'),
  icon: icon.optional().describe('An icon before the title.'),
  highlight: lineNumbers.optional().describe('The lines to highlight, from 1.'),
  focus: lineNumbers.optional().describe('The lines to focus; the others are dimmed.'),
  lines: flag.optional().describe('Whether to show line numbers.'),
  anchors: flag.optional().describe('Whether to show line numbers that are links to the lines.'),
  wrap: flag.optional().describe('Whether long lines wrap; they scroll by default.'),
  expandable: flag.optional().describe('Whether to collapse a long block initially.'),
  nocopy: flag.optional().describe('Whether to omit the copy button.'),
  actions: flag.optional().describe('For a diagram: whether visitors can open it in full size.'),
  code: z.string('text').optional().describe('The code; the children by default.'),
})

export type CodeBlockProps = z.output<typeof codeBlockProps>

/** The props of a block with its code, and its other children. */
interface ResolvedCodeBlock {
  props: CodeBlockProps
  rest: ElementContent[]
}

/**
 * Resolves the code of a block. A fence has it as a prop. `<CodeBlock>` contains text, or a fence whose settings apply
 * unless the tag sets them.
 */
export function resolveCodeBlock(
  props: CodeBlockProps,
  node: ComponentNode,
  context: RenderContext,
): ResolvedCodeBlock {
  if (props.code !== undefined) return { props, rest: node.children }
  const { leading, items } = findItems(node.children, 'CodeBlock')
  const [fence, ...others] = items
  if (fence === undefined) {
    const { code, rest } = splitCode(node.children)
    return { props: { ...props, code: toCode(code) }, rest }
  }
  const inner = resolveCodeBlock(parseProps(codeBlockProps, fence.node, context), fence.node, context)
  const rest = [
    ...leading,
    ...inner.rest,
    ...fence.trailing,
    ...others.flatMap((item) => [item.node, ...item.trailing]),
  ]
  return { props: { ...inner.props, ...props, title: findTitle(props) ?? findTitle(inner.props) }, rest }
}

/** Finds the title of a block. A file name in place of the language is also a title (` ```config.yaml `). */
export function findTitle({ title, filename, language = '' }: CodeBlockProps): string | undefined {
  return title?.trim() || filename?.trim() || (/[^.]\.[a-z]\w*$|^\.env/i.test(language) ? language : undefined)
}

/**
 * Splits the children of a block without a fence. Components without children, such as `<Prompt>`, have their text in
 * props. They are shown after the block.
 */
export function splitCode(children: readonly ElementContent[]): { code: ElementContent[]; rest: ElementContent[] } {
  const isCode = (child: ElementContent) => child.type !== 'component' || child.children.length > 0
  return { code: children.filter(isCode), rest: children.filter((child) => !isCode(child)) }
}

/** The text of the children, without the line breaks at both ends and without common indentation. */
function toCode(children: ElementContent[]): string {
  const text = toText({ type: 'root', children })
    .replace(/^\s*\n/, '')
    .trimEnd()
  const indents = text.match(/^[ \t]*(?=\S)/gm) ?? ['']
  const common = Math.min(...indents.map((indent) => indent.length))
  return text.replace(new RegExp(`^[ \\t]{${common}}`, 'gm'), '')
}
