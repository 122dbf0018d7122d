import type { Element, ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { findHeadingLevel, isFurniture, listClassNames, type RenderedPage, toPlainText } from '../../core/index.ts'
import { FIELD_LEVEL } from './format/index-files.ts'

/** A place of a page that has an address of its own: a heading, or a parameter or response field. */
interface SearchSection {
  id: string
  /** Text of the heading, or name of the field. */
  heading: string
  /** Level of the heading; {@link FIELD_LEVEL} for a field. */
  level: number
}

/** What of a page is searched. */
export interface SearchContent {
  /** All text but that of code blocks, white space collapsed. */
  text: string
  /** Code of blocks. */
  code: string
  /** In the order of the page. */
  sections: readonly SearchSection[]
}

interface Collected {
  texts: string[]
  codes: string[]
  sections: SearchSection[]
}

/** Elements in a line of text: the words around them are not parted by them. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
])

/** Reads off a rendered page what is searched of it. Headings and fields without an id have no address, and are text. */
export function toSearchContent({
  description,
  aside,
  body,
}: Pick<RenderedPage, 'description' | 'aside' | 'body'>): SearchContent {
  const collected: Collected = { texts: [], codes: [], sections: [] }
  for (const part of [description, aside, body]) {
    addNodes(part, collected)
    collected.texts.push(' ')
  }
  return {
    text: collected.texts.join('').replace(/\s+/g, ' ').trim(),
    code: collected.codes.join('\n'),
    sections: collected.sections,
  }
}

function addNodes(nodes: readonly ElementContent[], collected: Collected): void {
  for (const node of nodes) {
    if (node.type === 'text') collected.texts.push(node.value)
    if (node.type === 'element' && !isSilent(node)) addElement(node, collected)
  }
}

function addElement(element: Element, collected: Collected): void {
  const { tagName, properties, children } = element
  const { texts, codes, sections } = collected
  const id = typeof properties.id === 'string' ? properties.id : undefined
  const level = findHeadingLevel(element)
  if (level !== undefined && id !== undefined) {
    sections.push({ id, heading: toPlainText(children), level })
    texts.push(' ')
  } else if (tagName === 'pre') {
    codes.push(toText({ type: 'root', children }).trim())
  } else {
    const name = id !== undefined && hasClass(element, 'field') ? findFieldName(element) : undefined
    if (id !== undefined && name) sections.push({ id, heading: name, level: FIELD_LEVEL })
    const edge = INLINE.has(tagName) ? '' : ' '
    texts.push(typeof properties.alt === 'string' ? `${edge}${properties.alt}` : edge)
    addNodes(children, collected)
    texts.push(edge)
  }
}

/** The name of a field stands in its first lines; names further down are of the fields in it. */
function findFieldName({ children }: Element): string | undefined {
  for (const child of children) {
    if (child.type !== 'element' || hasClass(child, 'field')) continue
    if (hasClass(child, 'field-name')) return toPlainText(child.children)
    const name = findFieldName(child)
    if (name !== undefined) return name
  }
  return undefined
}

/** What is not searched. The words of a tooltip are, though they are no part of the line that they stand in. */
function isSilent(element: Element): boolean {
  return element.tagName === 'iframe' || (isFurniture(element) && !hasClass(element, 'tooltip-bubble'))
}

function hasClass({ properties }: Element, name: string): boolean {
  return listClassNames(properties).includes(name)
}
