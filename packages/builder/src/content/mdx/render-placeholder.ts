import type { ElementContent } from 'hast'

/** A component that can't be evaluated, because it needs JavaScript, which never runs in content. */
export interface UnevaluatedComponent {
  /** The name as written. */
  name: string
  children: () => ElementContent[]
  /** Whether it is part of a line of text. */
  isInline: boolean
}

/**
 * Renders a placeholder for a component that can't be evaluated: a box with its name and its children. The reason was
 * reported already. If components are ever compiled to islands, this is the function to change.
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
