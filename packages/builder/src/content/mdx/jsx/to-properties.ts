import type { Properties } from 'hast'
import { h, s } from 'hastscript'
import type { ContentProblem } from '../../codes/content-codes.ts'
import { badExpression, firstState, unsafeAttribute } from '../problems.ts'
import type { SourceLocation } from '../source-position.ts'
import { describeKind, isFunctionValue, isListValue, isPrimitive, type Value } from '../values/value.ts'
import { findUnsafeReason } from './find-unsafe-reason.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { toStyle } from './to-style.ts'

/** Attributes that only have a meaning in React. */
const REACT_ONLY: ReadonlySet<string> = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref'])

/** Attributes with the values `true` and `false`, unlike boolean attributes. */
const TRUE_OR_FALSE = /^(?:aria-|data-|(?:contenteditable|draggable|spellcheck)$)/i

/** Names that are safe to write into a tag. */
const ATTRIBUTE_NAME = /^[a-z_:][\w:.-]*$/i

/**
 * Converts attributes in JSX or HTML spelling (`className` or `class`, `strokeWidth` or `stroke-width`) to properties of a
 * hast element. Unsafe attributes, and values other than text, numbers and booleans, are reported and left out.
 */
export function toProperties(
  tagName: string,
  attributes: readonly JsxAttribute[],
  report: (problem: ContentProblem, location: SourceLocation) => void,
): Properties {
  const values: Record<string, string | number | boolean> = Object.create(null)
  for (const attribute of attributes) {
    const { name, value, location } = attribute
    if (isDroppedHandler(attribute)) {
      report(firstState(`The event handler "${name}"`), location)
      continue
    }
    if (REACT_ONLY.has(name) || !ATTRIBUTE_NAME.test(name) || value === null || value === undefined) continue
    const plain = toPlainValue(name, value)
    const reason = findUnsafeReason(tagName, name, plain)
    if (reason !== undefined) report(unsafeAttribute(name, reason), location)
    else if (plain === undefined)
      report(
        badExpression(`The attribute "${name}" must be text, a number or a boolean, not ${describeKind(value)}.`),
        location,
      )
    else values[name] = plain
  }
  return toHastNames(values)
}

/** Whether this is an event handler of a component, which is left out without a warning: components rely on them. */
export function isDroppedHandler({ name, value, isComponentCode }: JsxAttribute): boolean {
  return isComponentCode === true && /^on[A-Z]/.test(name) && isFunctionValue(value)
}

function toPlainValue(name: string, value: Value): string | number | boolean | undefined {
  if (name === 'style') return toStyle(value)
  if (typeof value === 'boolean' && TRUE_OR_FALSE.test(name)) return String(value)
  if (isListValue(value) && /^class(?:name)?$/i.test(name))
    return value.filter((part) => typeof part === 'string').join(' ')
  return isPrimitive(value) ? (value ?? undefined) : undefined
}

function toHastNames(values: Record<string, string | number | boolean>): Properties {
  const { properties } = h('div', values)
  for (const [name, value] of Object.entries(properties)) {
    // Names with a hyphen that are unknown in HTML are from SVG, such as `stroke-width`.
    if (!name.includes('-')) continue
    delete properties[name]
    Object.assign(properties, s('g', { [name]: value }).properties)
  }
  return properties
}
