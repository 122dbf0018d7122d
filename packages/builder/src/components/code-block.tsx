import type { Element, ElementContent } from 'hast'
import { type ComponentNode, defineComponent, type RenderContext } from '../model/component.ts'
import { type CodeBlockProps, codeBlockProps, findTitle, readCodeBlock } from './read-code-block.ts'
import { renderIcon } from './render-icon.ts'
import { toElement } from './to-element.ts'

/** How many lines an `expandable` block shows at first (the same number stands in code.css). */
const SHOWN_LINES = 12

/** A fence, or `<CodeBlock>` around a fence or text. */
export const codeBlock = defineComponent({
  name: 'CodeBlock',
  description: 'A block of code, as a fence makes it.',
  props: codeBlockProps,
  render(props, node, context) {
    const block = readCodeBlock(props, node, context)
    return [renderCodeBlock(block.props, node, context), ...block.rest]
  },
})

/**
 * Renders a code block; `withTitle: false` leaves the title bar out, for a block whose title stands on a tab.
 * Lines are spans with a line break between them, so that the text of `<code>` is the code, to the letter.
 */
export function renderCodeBlock(
  props: CodeBlockProps,
  node: ComponentNode,
  context: RenderContext,
  { withTitle } = { withTitle: true },
): Element {
  const { language, code = '' } = props
  const { lines, known } = context.highlight(code, language)
  if (!known) reportLanguage(language ?? '', node, context)
  const title = withTitle ? findTitle(props) : undefined
  const isLong = props.expandable && lines.length > SHOWN_LINES
  const flags = { 'code-lines': props.lines, 'code-wrap': props.wrap, 'code-focus': props.focus?.length }
  return toElement(
    <figure class={['code-block', ...Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [name] : []))]}>
      {title && (
        <figcaption class="code-title">
          {renderIcon(props, node, context)}
          {title}
        </figcaption>
      )}
      <pre tabindex="0" data-expandable={isLong ? '' : undefined}>
        <code class={language ? [`language-${language}`] : undefined}>{joinLines(lines, props)}</code>
      </pre>
      {renderCopyButton()}
      {isLong ? (
        <button type="button" class="code-expand needs-js">
          Show all {lines.length} lines
        </button>
      ) : undefined}
    </figure>,
  )
}

function joinLines(lines: ElementContent[][], props: CodeBlockProps): ElementContent[] {
  const highlighted = new Set(props.highlight)
  const focused = new Set(props.focus)
  return lines.flatMap((line, index): ElementContent[] => {
    const marks = [
      ...(highlighted.has(index + 1) ? ['line-highlight'] : []),
      ...(focused.has(index + 1) ? ['line-focus'] : []),
    ]
    const span = toElement(<span class={['line', ...marks]}>{line}</span>)
    return index === 0 ? [span] : [{ type: 'text', value: '\n' }, span]
  })
}

/** The stylesheet draws its sign: a page may hold a hundred of them. It is hidden where no script runs. */
function renderCopyButton(): Element {
  return toElement(<button type="button" class="code-copy needs-js" aria-label="Copy code" />)
}

function reportLanguage(language: string, node: ComponentNode, context: RenderContext): void {
  context.report(
    {
      code: 'component/unknown-language',
      severity: 'info',
      message: `The language ${JSON.stringify(language)} of a code block is unknown; the code is shown without colors.`,
      suggestions: ['Write the name of a language such as "bash" or "json", or "text" for none.'],
    },
    node,
  )
}
