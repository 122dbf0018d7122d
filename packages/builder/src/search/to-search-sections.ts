import type { Element, ElementContent } from 'hast'
import type { RenderedPage } from '../model/rendered-page.ts'

/** The part of a page below one heading, as it is searched. */
export interface SearchSection {
  /** Id and text of the heading; both empty for what stands above the first. */
  id: string
  heading: string
  /** Level of the heading; 1 above the first. */
  level: number
  text: string
  /** Names of parameters and response fields, one after another. */
  fields: string
  /** Code of blocks. */
  code: string
}

/** What stands beside the text and is not read as part of it. */
const SILENT = new Set(['button', 'svg', 'script', 'style', 'annotation', 'template', 'iframe'])

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

/**
 * Reads the sections off a rendered page: the lead with all that stands above the first heading, then one for each
 * heading with an id, in order. Plain text, white space collapsed. Examples beside the page belong to the lead.
 */
export function toSearchSections({
  description,
  aside,
  body,
}: Pick<RenderedPage, 'description' | 'aside' | 'body'>): SearchSection[] {
  const sections = [createSection('', '', 1)]
  for (const part of [description, aside, body]) {
    addNodes(part, sections)
    addText(' ', sections)
  }
  return sections.map((section) => ({
    ...section,
    text: section.text.replace(/\s+/g, ' ').trim(),
    fields: section.fields.trim(),
  }))
}

/** Adds to the last section, or begins another. */
function addNodes(nodes: readonly ElementContent[], sections: SearchSection[]): void {
  for (const node of nodes) {
    if (node.type === 'text') addText(node.value, sections)
    if (node.type === 'element' && !SILENT.has(node.tagName)) addElement(node, sections)
  }
}

function addElement(element: Element, sections: SearchSection[]): void {
  const { tagName, properties, children } = element
  const level = /^h([1-6])$/.exec(tagName)?.[1]
  const section = sections.at(-1)
  if (section === undefined) return
  if (level !== undefined && typeof properties.id === 'string') {
    sections.push(createSection(properties.id, toPlainText(children), Number(level)))
  } else if (tagName === 'pre') {
    section.code += `${toPlainText(children)}\n`
  } else {
    if (hasClass(element, 'field-name')) section.fields += `${toPlainText(children)} `
    const edge = INLINE.has(tagName) ? '' : ' '
    addText(typeof properties.alt === 'string' ? `${edge}${properties.alt}` : edge, sections)
    addNodes(children, sections)
    addText(edge, sections)
  }
}

function addText(text: string, sections: readonly SearchSection[]): void {
  const section = sections.at(-1)
  if (section !== undefined) section.text += text
}

function createSection(id: string, heading: string, level: number): SearchSection {
  return { id, heading, level, text: '', fields: '', code: '' }
}

function toPlainText(nodes: readonly ElementContent[]): string {
  return nodes
    .map(toText)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

function toText(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || SILENT.has(node.tagName) || hasClass(node, 'heading-anchor')) return ''
  return node.children.map(toText).join('')
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}
