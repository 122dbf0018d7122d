import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { toSlug } from '../../../core/index.ts'
import { listLines } from '../props/line-numbers.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'
import type { extractCodeMarks } from './extract-code-marks.ts'
import type { CodeBlockProps } from './resolve-code-block.ts'

interface RenderedLines {
  /** What `<code>` contains: spans with a line break between them, so that its text is exactly the code. */
  lines: ElementContent[]
  /** The classes that the block needs for its lines. */
  flags: string[]
}

/**
 * Renders the lines of a block with their marks and, if it has `anchors`, with links to themselves.
 * @param lines the highlighted lines
 * @param marks from the comments in the code
 * @param title names the anchors: `server-js-L3`
 */
export function renderLines(
  lines: readonly ElementContent[][],
  props: CodeBlockProps,
  marks: ReturnType<typeof extractCodeMarks>['marks'],
  title: string | undefined,
  context: RenderContext,
): RenderedLines {
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
  const anchor = props.anchors ? context.ids.claim(toSlug(title ?? '') || 'code') : undefined
  return {
    lines: lines.flatMap((line, index): ElementContent[] => {
      const id = anchor && context.ids.claim(`${anchor}-L${index + 1}`)
      const span = toElement(
        <span class={['line', ...(classes[index] ?? [])]} id={id}>
          {id && h('a.line-link', { href: `#${id}`, ariaLabel: context.words.say('code.line', { line: index + 1 }) })}
          {line}
        </span>,
      )
      return index === 0 ? [span] : [{ type: 'text', value: '\n' }, span]
    }),
    flags: toNames({
      'code-lines': props.lines && anchor === undefined,
      'code-anchors': anchor !== undefined,
      'code-wrap': props.wrap,
      'code-focus': has('line-focus'),
      'code-changes': has('line-added') || has('line-removed'),
    }),
  }
}

/** The names of those flags that are on. */
function toNames(flags: Record<string, boolean | undefined>): string[] {
  return Object.entries(flags).flatMap(([name, isOn]) => (isOn ? [name] : []))
}
