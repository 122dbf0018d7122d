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
  language: text.optional().describe('The language to color the code by.'),
  title: text.optional().describe('The text of the title bar, often a file name.'),
  filename: text.optional().describe('Another spelling of `title`.'),
  icon: icon.optional().describe('The icon before the title.'),
  highlight: lineNumbers.optional().describe('Lines to highlight, from 1.'),
  focus: lineNumbers.optional().describe('Lines to keep in focus; the others are dimmed.'),
  lines: flag.optional().describe('Whether lines are numbered.'),
  wrap: flag.optional().describe('Whether long lines wrap; they scroll by default.'),
  expandable: flag.optional().describe('Whether only the first part is shown at first.'),
  nocopy: flag.optional().describe('Whether there is no button that copies the code.'),
  actions: flag.optional().describe('Of a diagram: whether it can be seen in full size.'),
  code: z.string('text').optional().describe('The code; the text between the tags by default.'),
})

export type CodeBlockProps = z.output<typeof codeBlockProps>

/** A block with its code, and what else stood between its tags. */
interface ResolvedCodeBlock {
  props: CodeBlockProps
  rest: ElementContent[]
}

/**
 * Finds the code of a block: that of a fence has it as a prop; between the tags of `<CodeBlock>` stands a fence, whose
 * settings hold where the tag has none, or text.
 */
export function resolveCodeBlock(
  props: CodeBlockProps,
  node: ComponentNode,
  context: RenderContext,
): ResolvedCodeBlock {
  if (props.code !== undefined) return { props, rest: node.children }
  const { leading, items } = findItems(node.children, 'CodeBlock')
  const [fence, ...others] = items
  if (fence === undefined) return { props: { ...props, code: toCode(node.children) }, rest: [] }
  const inner = resolveCodeBlock(parseProps(codeBlockProps, fence.node, context), fence.node, context)
  const rest = [
    ...leading,
    ...inner.rest,
    ...fence.trailing,
    ...others.flatMap((item) => [item.node, ...item.trailing]),
  ]
  return { props: { ...inner.props, ...props, title: findTitle(props) ?? findTitle(inner.props) }, rest }
}

/** The title of a block, if it has one: a file name in place of the language is one too (` ```config.yaml `). */
export function findTitle({ title, filename, language = '' }: CodeBlockProps): string | undefined {
  return title?.trim() || filename?.trim() || (/[^.]\.[a-z]\w*$|^\.env/i.test(language) ? language : undefined)
}

/** The text between the tags without the line breaks next to them and without common indentation. */
function toCode(children: ElementContent[]): string {
  const text = toText({ type: 'root', children })
    .replace(/^\s*\n/, '')
    .trimEnd()
  const indents = text.match(/^[ \t]*(?=\S)/gm) ?? ['']
  const common = Math.min(...indents.map((indent) => indent.length))
  return text.replace(new RegExp(`^[ \\t]{${common}}`, 'gm'), '')
}
