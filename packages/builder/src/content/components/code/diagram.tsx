import type { Element } from 'hast'
import type { Position } from 'unist'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'

interface DiagramProps {
  title?: string | undefined
  /** Whether visitors can open a wide diagram in full size. Default true. */
  actions?: boolean | undefined
  /** The source of the diagram, as a code block. */
  source: Element
  /** Where it is written, because a book reports it. */
  position?: Position | undefined
}

/**
 * Renders a Mermaid diagram. The island `mermaid` draws it and collapses the source. Until then, and without
 * JavaScript, visitors see the source.
 */
export function renderDiagram(
  { title, actions = true, source, position }: DiagramProps,
  { words }: RenderContext,
): Element {
  const figure = toElement(
    <figure class="mermaid" data-actions={actions ? '' : undefined}>
      {title && <figcaption>{title}</figcaption>}
      <details class="mermaid-source" open>
        <summary data-markdown-ignore="">{words.say('diagram.source')}</summary>
        {source}
      </details>
    </figure>,
    'mermaid',
  )
  return position ? { ...figure, position } : figure
}
