import type { ElementContent, ElementData } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { createScript } from '../create-script.ts'
import type { Evaluator } from '../evaluator.ts'
import { unsafeElement } from '../problems.ts'
import type { SourceLocation } from '../source-position.ts'
import { findUnsafeElementReason, isReservedElement } from './find-unsafe-reason.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { toProperties } from './to-properties.ts'
import { unwrapParagraph } from './unwrap-paragraph.ts'

/** An HTML or SVG element as written. Its attributes and children are evaluated only if they are needed. */
export interface HtmlSource {
  tagName: string
  attributes: () => readonly JsxAttribute[]
  children: () => ElementContent[]
}

/** Elements whose content is text, never elements. */
const TEXT_ONLY: ReadonlySet<string> = new Set(['style', 'textarea', 'title'])

/** Elements that cannot contain a paragraph: text on lines of its own is their text, and not a paragraph in them. */
const LINES: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'])

/** Creates a hast element. What could run code is reported and left out. */
export function createHtmlElement(
  { tagName, attributes, children }: HtmlSource,
  location: SourceLocation,
  evaluator: Pick<Evaluator, 'report' | 'allowsOrigin'>,
): ElementContent[] {
  const { report } = evaluator
  const name = tagName.toLowerCase()
  if (name === 'script') return createScript(attributes(), location, evaluator)
  const unsafe = findUnsafeElementReason(name)
  if (unsafe !== undefined) {
    report(unsafeElement(name, unsafe), location)
    return isReservedElement(name) ? children() : []
  }
  const properties = toProperties(tagName, attributes(), report)
  // Browsers never show the content of an iframe element.
  const written = name === 'iframe' ? [] : children()
  const content = LINES.has(name) ? unwrapParagraph(written) : written
  const data = { isTag: true } as ElementData
  if (!TEXT_ONLY.has(name)) return [{ type: 'element', tagName, properties, data, children: content }]
  const text = toText({ type: 'root', children: content })
  if (name === 'style' && text.includes('<')) {
    report(unsafeElement(name, 'its text contains "<"'), location)
    return []
  }
  return [{ type: 'element', tagName, properties, children: text === '' ? [] : [{ type: 'text', value: text }] }]
}
