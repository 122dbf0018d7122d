import type { Properties } from 'hast'
import { h, s } from 'hastscript'
import type { Problem } from './evaluation-error.ts'
import { findUnsafeReason } from './find-unsafe-reason.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { badExpression, unsafeAttribute } from './problems.ts'
import type { Place } from './source-position.ts'
import { toStyle } from './to-style.ts'
import { describeKind, isListValue, isPrimitive, type Value } from './value.ts'

/** Attributes that mean something to React only. */
const REACT_ONLY: ReadonlySet<string> = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref'])

/** Attributes whose `true` and `false` are written out. */
const WRITTEN_BOOLEAN = /^(?:aria-|data-|(?:contenteditable|draggable|spellcheck)$)/i

/** Names that are safe to write into a tag. */
const ATTRIBUTE_NAME = /^[a-z_:][\w:.-]*$/i

/**
 * Turns attributes in JSX or HTML spelling (`className` or `class`, `strokeWidth` or `stroke-width`) into properties of a
 * hast element. Unsafe ones and values that are no text are reported and left out.
 */
export function toProperties(
  tagName: string,
  attributes: readonly JsxAttribute[],
  report: (problem: Problem, place: Place) => void,
): Properties {
  const values: Record<string, string | number | boolean> = Object.create(null)
  for (const { name, value, place } of attributes) {
    if (REACT_ONLY.has(name) || !ATTRIBUTE_NAME.test(name) || value === null || value === undefined) continue
    const plain = toPlainValue(name, value)
    const reason = findUnsafeReason(tagName, name, plain)
    if (reason !== undefined) report(unsafeAttribute(name, reason), place)
    else if (plain === undefined)
      report(badExpression(`The attribute "${name}" can't be ${describeKind(value)}.`), place)
    else values[name] = plain
  }
  return toHastNames(values)
}

function toPlainValue(name: string, value: Value): string | number | boolean | undefined {
  if (name === 'style') return toStyle(value)
  if (typeof value === 'boolean' && WRITTEN_BOOLEAN.test(name)) return String(value)
  if (isListValue(value) && /^class(?:name)?$/i.test(name))
    return value.filter((part) => typeof part === 'string').join(' ')
  return isPrimitive(value) ? (value ?? undefined) : undefined
}

function toHastNames(values: Record<string, string | number | boolean>): Properties {
  const { properties } = h('div', values)
  for (const [name, value] of Object.entries(properties)) {
    // A name with a hyphen that HTML doesn't know is one of SVG's, such as `stroke-width`.
    if (!name.includes('-')) continue
    delete properties[name]
    Object.assign(properties, s('g', { [name]: value }).properties)
  }
  return properties
}
