import type { ElementContent, Properties } from 'hast'

const REASON = 'This part needs JavaScript that Spearmint does not run'

/** A component that can't be evaluated, because it needs JavaScript, which never runs in content. */
export interface UnevaluatedComponent {
  /** The name as written. */
  name: string
  children: () => ElementContent[]
  /** Whether it is part of a line of text. */
  isInline: boolean
}

/**
 * Renders a placeholder for a component that can't be evaluated: a box with its name and its children. In a line of text,
 * only the name is visible, and the explanation is a tooltip. The reason was reported already. If components are ever compiled to islands, this is the function to change.
 */
export function renderPlaceholder({ name, children, isInline }: UnevaluatedComponent): ElementContent[] {
  const [box, label] = isInline ? ['span', 'span'] : ['div', 'p']
  const reason = toText(`${REASON}: `)
  const held = children()
  const note = createElement(label, { className: ['needs-code-label'], ...(isInline && { title: REASON }) }, [
    isInline ? createElement('span', { className: ['visually-hidden'] }, [reason]) : reason,
    createElement('code', {}, [toText(name)]),
  ])
  const gap = isInline && held.length > 0 ? [toText(' ')] : []
  return [createElement(box, { className: ['needs-code'] }, [note, ...gap, ...held])]
}

function toText(value: string): ElementContent {
  return { type: 'text', value }
}

function createElement(tagName: string, properties: Properties, children: ElementContent[]): ElementContent {
  return { type: 'element', tagName, properties, children }
}
