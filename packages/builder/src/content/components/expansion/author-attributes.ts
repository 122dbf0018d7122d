import type { Element, Properties } from 'hast'
import { h } from 'hastscript'
import { z } from 'zod'
import { listClassNames } from '../../../core/index.ts'
import type { ComponentNode } from '../component-node.ts'
import { text } from '../props/content.ts'
import { style } from '../props/style.ts'
import type { RenderContext } from '../render-context.ts'
import { isSharedProp, parseValues } from './parse-props.ts'

/** The attributes that every component takes besides its own props. */
const shared = z.object({
  id: text.optional(),
  className: z.string('class names').optional(),
  class: z.string('class names').optional(),
  style: style.optional(),
})

/**
 * Adds the attributes that every component takes (`id`, `className` or `class`, `style`, `data-…`, `aria-…`) to its
 * outer element, except for those that its own `schema` declares. Classes and styles are added to those of the element;
 * for all other attributes, the element's own value wins. IDs are claimed here.
 */
export function withAuthorAttributes(
  element: Element,
  node: ComponentNode,
  schema: z.ZodType,
  context: RenderContext,
): Element {
  return addAttributes(element, parseAuthorAttributes(node, schema, context), context)
}

function parseAuthorAttributes(node: ComponentNode, schema: z.ZodType, context: RenderContext): Properties {
  const own = schema instanceof z.ZodObject ? schema.shape : {}
  const given = Object.entries(node.props).filter(([name]) => isSharedProp(name) && !Object.hasOwn(own, name))
  if (given.length === 0) return {}
  const {
    className = '',
    class: htmlClass = '',
    ...named
  } = parseValues(shared, Object.fromEntries(given), node, context)
  const others = given.filter(([name, value]) => /^(?:data|aria)-/.test(name) && isPlain(value))
  const names = `${className} ${htmlClass}`.trim()
  return h('div', { ...Object.fromEntries(others), ...named, ...(names !== '' && { class: names }) }).properties
}

function addAttributes(element: Element, added: Properties, context: RenderContext): Element {
  const { className: _names, style, id, ...others } = added
  const names = listClassNames(added)
  const own = element.properties
  const properties: Properties = { ...others, ...own }
  if (typeof others.ariaLabel === 'string') properties.ariaLabel = others.ariaLabel
  if (names.length > 0) properties.className = [...listClassNames(own), ...names]
  if (style) properties.style = own.style ? `${own.style}; ${style}` : style
  if (typeof id === 'string' && id !== '' && own.id === undefined) properties.id = context.ids.claim(id)
  return { ...element, properties }
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
