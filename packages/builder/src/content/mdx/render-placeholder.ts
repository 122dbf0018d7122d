import type { ElementContent } from 'hast'

/** A component that can't be evaluated: it needs a program, which content never is. */
export interface UnevaluatedComponent {
  /** As written. */
  name: string
  children: () => ElementContent[]
  /** Whether it stands within a line of text. */
  isInline: boolean
}

/**
 * Renders what stands in the place of a component that can't be evaluated: a box that names it, and what it holds. Why
 * it can't be was reported. This is the one place where such a component becomes content; whoever compiles components to
 * islands would do it here.
 */
export function renderPlaceholder({ name, children, isInline }: UnevaluatedComponent): ElementContent[] {
  const [box, label] = isInline ? ['span', 'span'] : ['div', 'p']
  const text = 'This part needs JavaScript that Spearmint does not run: '
  const held = children()
  const note = createElement(label, 'needs-code-label', [
    toText(text),
    createElement('code', undefined, [toText(name)]),
  ])
  const gap = isInline && held.length > 0 ? [toText(' ')] : []
  return [createElement(box, 'needs-code', [note, ...gap, ...held])]
}

function toText(value: string): ElementContent {
  return { type: 'text', value }
}

function createElement(tagName: string, className: string | undefined, children: ElementContent[]): ElementContent {
  return { type: 'element', tagName, properties: className === undefined ? {} : { className: [className] }, children }
}
