import type { Element } from 'hast'
import { toString as toContentText } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { PageProblem } from '../../codes.ts'
import { toLanguageLabel } from '../../highlight/to-language-label.ts'
import { toFence } from '../../markdown-output/escape-text.ts'
import { joinBlocks } from '../../markdown-output/format-blocks.ts'
import { listItems } from '../../markdown-output/list-items.ts'
import type { MarkdownWriter } from '../../markdown-output/markdown-writer.ts'
import type { ComponentNode } from '../component-node.ts'
import { defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { toText } from '../props/to-text.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'
import { toScrollArea } from '../to-scroll-area.ts'
import { renderDiagram } from './diagram.tsx'
import { extractCodeMarks } from './extract-code-marks.ts'
import { renderLines } from './render-lines.tsx'
import { type CodeBlockProps, codeBlockProps, findTitle, resolveCodeBlock, splitCode } from './resolve-code-block.ts'

/** How many lines an `expandable` block shows initially. code.main.css repeats the number. */
const SHOWN_LINES = 12

/** A fence, or `<CodeBlock>` around a fence or text. */
export const codeBlock = defineComponent({
  name: 'CodeBlock',
  description: 'A code block, like a fence.',
  props: codeBlockProps,
  render(props, node, context) {
    const block = resolveCodeBlock(props, node, context)
    return [renderCodeBlock(block.props, node, context), ...block.rest]
  },
  toMarkdown: toCodeBlockMarkdown,
})

/** A fence has its code as a prop; `<CodeBlock>` contains a fence or text. */
function toCodeBlockMarkdown({ props, children }: ComponentNode, writer: MarkdownWriter, level: number): string {
  const { code, language = '', title, filename } = props
  const hasFence = listItems(children).some((child) => child.type === 'component')
  if (typeof code !== 'string' && hasFence) return writer.toBlocks(children, level)
  const name = title ?? filename
  const info = typeof name === 'string' ? `${toText(language)} ${name}` : toText(language)
  if (typeof code === 'string') return joinBlocks(toFence(code, info), writer.toBlocks(children, level))
  const parts = splitCode(children)
  const text = toContentText({ type: 'root', children: parts.code }).replace(/^\s*\n|\s+$/g, '')
  return joinBlocks(toFence(text, info), writer.toBlocks(parts.rest, level))
}

/**
 * Renders a code block, or a diagram if its language is `mermaid`. `withTitle: false` omits the header, for a block
 * whose title is on a tab.
 */
export function renderCodeBlock(
  props: CodeBlockProps,
  node: ComponentNode,
  context: RenderContext,
  { withTitle } = { withTitle: true },
): Element {
  const title = findTitle(props)
  if (props.language?.toLowerCase() !== 'mermaid') return renderCode(props, { title, withTitle }, node, context)
  const source = renderCode({ ...props, title: undefined }, { title: undefined, withTitle }, node, context)
  const { position } = node
  return renderDiagram({ title: withTitle ? title : undefined, actions: props.actions, source, position }, context)
}

/** Renders a block with its header: the title, the language and, with JavaScript, buttons to wrap lines and to copy. */
function renderCode(
  props: CodeBlockProps,
  { title, withTitle }: { title: string | undefined; withTitle: boolean },
  node: ComponentNode,
  context: RenderContext,
): Element {
  const { language } = props
  const { code, marks } = extractCodeMarks(props.code ?? '', language)
  const { lines, known, near, isTooLong } = context.highlight(code, language)
  if (!known) reportLanguage(language ?? '', near, node, context)
  if (isTooLong) context.report(toLengthProblem(code.length), node)
  const rendered = renderLines(lines, props, marks, title, context)
  const isLong = props.expandable && lines.length > SHOWN_LINES
  const label = withTitle ? findLabel(language, title) : undefined
  const hasTitle = withTitle && title !== undefined
  const isRow = withTitle && !hasTitle && (label === undefined || lines.length === 1)
  const Label = isRow || hasTitle ? 'span' : 'figcaption'
  return toElement(
    <figure class={['code-block', ...(isRow ? ['code-row'] : []), ...rendered.flags]}>
      {hasTitle ? (
        <figcaption class="code-title">
          {renderIcon(props, node, context)}
          {title}
        </figcaption>
      ) : undefined}
      {label && h(Label, { class: 'code-language' }, label)}
      {toScrollArea(
        toElement(
          <pre data-expandable={isLong ? '' : undefined}>
            <code class={language ? [`language-${language}`] : undefined}>{rendered.lines}</code>
          </pre>,
        ),
        (withTitle && title) || context.words.say('code.title'),
      )}
      {props.nocopy || language?.toLowerCase() === 'nocopy' ? undefined : renderCopyButton(context)}
      {isLong ? renderExpandButton(lines.length, context) : undefined}
    </figure>,
    props.wrap ? undefined : 'code-wrap',
  )
}

/** The name of the language, unless the title is one already. */
function findLabel(language = '', title = ''): string | undefined {
  const label = toLanguageLabel(language)
  return [label, language].some((name) => name?.toLowerCase() === title.toLowerCase()) ? undefined : label
}

/** The stylesheet draws its icon, because a page may have a hundred of them. It is hidden without JavaScript. */
function renderCopyButton({ words }: RenderContext): Element {
  return toElement(<button type="button" class="code-copy needs-js" aria-label={words.say('code.copy')} />, 'code-copy')
}

function renderExpandButton(count: number, { words }: RenderContext): Element {
  return toElement(
    <button type="button" class="code-expand needs-js">
      {words.say('code.expand', { count })}
    </button>,
    'code-expand',
  )
}

function toLengthProblem(length: number): PageProblem {
  return {
    code: 'component/long-code',
    message: `A code block has ${length.toLocaleString('en-US')} characters. It is shown without highlighting.`,
    suggestions: ['Show only the important part, and link to the whole file.'],
  }
}

function reportLanguage(
  language: string,
  near: readonly string[] | undefined,
  node: ComponentNode,
  context: RenderContext,
): void {
  context.report(
    {
      code: 'component/unknown-language',
      message: `The language ${JSON.stringify(language)} of a code block is unknown. The code is shown without highlighting.`,
      suggestions:
        near !== undefined && near.length > 0
          ? near.map((name) => `Did you mean "${name}"?`)
          : ['Use the name of a language such as "bash" or "json", or "text" for no highlighting.'],
    },
    node,
  )
}
