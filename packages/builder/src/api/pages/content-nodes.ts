import type { Element, ElementContent, ElementData } from 'hast'
import type { ComponentNode } from '../../content/index.ts'

/** Creates a component as if an author had written it. Undefined props are dropped. */
export function toComponent(
  name: string,
  props: Record<string, unknown>,
  children: readonly ElementContent[] = [],
): ComponentNode {
  const given = Object.entries(props).filter(([, value]) => value !== undefined)
  return { type: 'component', name, props: Object.fromEntries(given), children: [...children] }
}

/** Creates a fenced code block. Without a title, the group around it may add one. */
export function toCodeBlock(code: string, language: string, title?: string): ComponentNode {
  return toComponent('CodeBlock', { code, language, title })
}

/** Creates a heading. Its id comes from the English text, so that links lead to it in every language. */
export function toHeading(level: 2 | 3 | 4, text: string, english: string): Element {
  const data = text === english ? {} : { data: { anchor: english } as ElementData }
  return { type: 'element', tagName: `h${level}`, properties: {}, ...data, children: [{ type: 'text', value: text }] }
}

export function toParagraph(...children: readonly (string | ElementContent)[]): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: children.map(toNode) }
}

export function toCode(text: string): Element {
  return { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: text }] }
}

function toNode(child: string | ElementContent): ElementContent {
  return typeof child === 'string' ? { type: 'text', value: child } : child
}
