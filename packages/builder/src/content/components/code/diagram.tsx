import type { Element } from 'hast'
import { toElement } from '../to-element.ts'

interface DiagramProps {
  title?: string | undefined
  /** Whether readers may see a wide diagram in its full size. Default true. */
  actions?: boolean | undefined
  /** The diagram's source as a code block. */
  source: Element
}

/**
 * Renders a diagram in mermaid's language. The island `mermaid` draws it and closes the source; until then, and where no
 * script runs, the source is what readers see.
 */
export function renderDiagram({ title, actions = true, source }: DiagramProps): Element {
  return toElement(
    <figure class="mermaid" data-actions={actions ? '' : undefined}>
      {title && <figcaption>{title}</figcaption>}
      <details class="mermaid-source" open>
        <summary>Source of the diagram</summary>
        {source}
      </details>
    </figure>,
  )
}
