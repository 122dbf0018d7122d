import type { Element, ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { findHeadingLevel, isFurniture, listClassNames, type RenderedPage, toPlainText } from '../../core/index.ts'
import { FIELD_LEVEL } from './format/index-files.ts'

/** A location on a page that has its own address: a heading, or a parameter or response field. */
interface SearchSection {
  id: string
  /** The text of the heading, or the name of the field. */
  heading: string
  /** The level of the heading, or {@link FIELD_LEVEL} for a field. */
  level: number
}

/** The searchable content of a page. */
export interface SearchContent {
  /** All text except code blocks, with collapsed white space. */
  text: string
  /** The text of code blocks. */
  code: string
  /** In the order of the page. */
  sections: readonly SearchSection[]
}

interface Collected {
  texts: string[]
  codes: string[]
  sections: SearchSection[]
}

/** Inline elements. They don't separate the words around them. */
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

/** Collects the searchable content of a rendered page. Headings and fields without an ID have no address, so they are text. */
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
    if (node.type === 'element' && !isExcluded(node)) addElement(node, collected)
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

/** The name of a field is in its first lines. Names further down belong to nested fields. */
function findFieldName({ children }: Element): string | undefined {
  for (const child of children) {
    if (child.type !== 'element' || hasClass(child, 'field')) continue
    if (hasClass(child, 'field-name')) return toPlainText(child.children)
    const name = findFieldName(child)
    if (name !== undefined) return name
  }
  return undefined
}

/** Whether an element is not searched. The text of a tooltip is, although it isn't part of the text around it. */
function isExcluded(element: Element): boolean {
  return element.tagName === 'iframe' || (isFurniture(element) && !hasClass(element, 'tooltip-bubble'))
}

function hasClass({ properties }: Element, name: string): boolean {
  return listClassNames(properties).includes(name)
}
