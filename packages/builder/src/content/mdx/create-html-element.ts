import type { ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { createScript } from './create-script.ts'
import type { Evaluator } from './evaluator.ts'
import type { JsxAttribute } from './jsx-attribute.ts'
import { unsafeElement } from './problems.ts'
import type { Place } from './source-position.ts'
import { toProperties } from './to-properties.ts'

/** An HTML or SVG element as written; its parts are evaluated only when they are needed. */
export interface HtmlSource {
  tagName: string
  attributes: () => readonly JsxAttribute[]
  children: () => ElementContent[]
}

/** Elements that change or load the whole page, or whose content browsers don't read as HTML. */
const UNSAFE: ReadonlyMap<string, string> = new Map([
  ['base', 'it would change every link of the page'],
  ['embed', 'it could run code; use <iframe>'],
  ['link', 'style sheets and icons belong to the site, not to one page'],
  ['meta', 'it belongs to the head of the page; use the frontmatter'],
  ['noembed', 'browsers do not read its content as HTML'],
  ['noframes', 'browsers do not read its content as HTML'],
  ['noscript', 'browsers do not read its content as HTML; pages work without scripts anyway'],
  ['object', 'it could run code; use <iframe>'],
  ['plaintext', 'browsers do not read its content as HTML'],
  ['xmp', 'browsers do not read its content as HTML'],
])

/** Elements whose content is text, never elements. */
const TEXT_ONLY: ReadonlySet<string> = new Set(['style', 'textarea', 'title'])

/** Makes a hast element. What would run code is reported and left out. */
export function createHtmlElement(
  { tagName, attributes, children }: HtmlSource,
  place: Place,
  evaluator: Pick<Evaluator, 'report' | 'allowsOrigin'>,
): ElementContent[] {
  const { report } = evaluator
  const name = tagName.toLowerCase()
  if (name === 'script') return createScript(attributes(), place, evaluator)
  const unsafe = UNSAFE.get(name)
  if (unsafe !== undefined) {
    report(unsafeElement(name, unsafe), place)
    return []
  }
  const properties = toProperties(tagName, attributes(), report)
  // What stands in an iframe is never shown.
  const content = name === 'iframe' ? [] : children()
  if (!TEXT_ONLY.has(name)) return [{ type: 'element', tagName, properties, children: content }]
  const text = toText({ type: 'root', children: content })
  if (name === 'style' && text.includes('<')) {
    report(unsafeElement(name, 'its text holds "<"'), place)
    return []
  }
  return [{ type: 'element', tagName, properties, children: text === '' ? [] : [{ type: 'text', value: text }] }]
}
