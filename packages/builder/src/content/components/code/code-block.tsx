import type { Element, ElementContent } from 'hast'
import { toString as toContentText } from 'hast-util-to-string'
import type { PageProblem } from '../../codes.ts'
import { toFence } from '../../markdown-output/escape-text.ts'
import { joinBlocks } from '../../markdown-output/format-blocks.ts'
import { listItems } from '../../markdown-output/list-items.ts'
import type { MarkdownWriter } from '../../markdown-output/markdown-writer.ts'
import type { ComponentNode } from '../component-node.ts'
import { defineComponent } from '../define-component.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { listLines } from '../props/line-numbers.ts'
import { toText } from '../props/to-text.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'
import { renderDiagram } from './diagram.tsx'
import { extractCodeMarks } from './extract-code-marks.ts'
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
 * Renders a code block, or a diagram if its language is `mermaid`. `withTitle: false` omits the title bar, for a block
 * whose title is on a tab.
 */
export function renderCodeBlock(
  props: CodeBlockProps,
  node: ComponentNode,
  context: RenderContext,
  { withTitle } = { withTitle: true },
): Element {
  const title = withTitle ? findTitle(props) : undefined
  if (props.language?.toLowerCase() !== 'mermaid') return renderCode(props, title, node, context)
  return renderDiagram({ title, actions: props.actions, source: renderCode(props, undefined, node, context) })
}

/** Lines are spans with a line break between them, so the text content of `<code>` is exactly the code. */
function renderCode(
  props: CodeBlockProps,
  title: string | undefined,
  node: ComponentNode,
  context: RenderContext,
): Element {
  const { language } = props
  const { code, marks } = extractCodeMarks(props.code ?? '', language)
  const { lines, known, near, isTooLong } = context.highlight(code, language)
  if (!known) reportLanguage(language ?? '', near, node, context)
  if (isTooLong) context.report(toLengthProblem(code.length), node)
  const highlighted = listLines(props.highlight ?? [], lines.length)
  const focused = listLines(props.focus ?? [], lines.length)
  const classes = lines.map((_, index) => {
    const line = index + 1
    const own = marks.get(line)
    return toNames({
      'line-highlight': highlighted.has(line) || own?.has('highlight'),
      'line-focus': focused.has(line) || own?.has('focus'),
      'line-added': own?.has('added'),
      'line-removed': own?.has('removed'),
    })
  })
  const has = (name: string): boolean => classes.some((line) => line.includes(name))
  const isLong = props.expandable && lines.length > SHOWN_LINES
  const flags = toNames({
    'code-lines': props.lines,
    'code-wrap': props.wrap,
    'code-focus': has('line-focus'),
    'code-changes': has('line-added') || has('line-removed'),
  })
  return toElement(
    <figure class={['code-block', ...flags]}>
      {title && (
        <figcaption class="code-title">
          {renderIcon(props, node, context)}
          {title}
        </figcaption>
      )}
      <pre tabindex="0" data-expandable={isLong ? '' : undefined}>
        <code class={language ? [`language-${language}`] : undefined}>
          {lines.flatMap((line, index): ElementContent[] => {
            const span = toElement(<span class={['line', ...(classes[index] ?? [])]}>{line}</span>)
            return index === 0 ? [span] : [{ type: 'text', value: '\n' }, span]
          })}
        </code>
      </pre>
      {props.nocopy || language?.toLowerCase() === 'nocopy' ? undefined : renderCopyButton()}
      {isLong ? renderExpandButton(lines.length) : undefined}
    </figure>,
  )
}

/** The names of those flags that are on. */
function toNames(flags: Record<string, boolean | undefined>): string[] {
  return Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [name] : []))
}

/** The stylesheet draws its icon, because a page may have a hundred of them. It is hidden without JavaScript. */
function renderCopyButton(): Element {
  return toElement(<button type="button" class="code-copy needs-js" aria-label="Copy code" />, 'code-copy')
}

function renderExpandButton(lineCount: number): Element {
  return toElement(
    <button type="button" class="code-expand needs-js">
      Show all {lineCount} lines
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
