import type { Element, ElementContent, Properties } from 'hast'
import { h } from 'hastscript'
import { FLOW_BLOCKS, PARENTS, PHRASING, STRUCTURES, TEXT_BLOCKS } from './element-rules.ts'

/**
 * Builds an element of a book from children that are valid by themselves, so that the result is valid, too. Authors may
 * nest elements in ways that browsers repair and EPUB readers refuse: a list in a paragraph, text in a table. Returns
 * nothing for a structure without content.
 */
export function buildElement(tagName: string, properties: Properties, children: ElementContent[]): ElementContent[] {
  const adopted = children.map((child) => adopt(child, tagName))
  if (tagName === 'ul' || tagName === 'ol') return buildList(tagName, properties, adopted)
  if (tagName === 'dl') return [buildDescriptions(properties, adopted)]
  if (tagName === 'table') return buildTable(properties, adopted)
  if (tagName === 'tr') return [h('tr', properties, adopted.filter(isFilled).map(toCell))]
  if (tagName === 'figure') return [buildFigure(properties, adopted)]
  if (/^h[1-6]$/.test(tagName) || tagName === 'pre')
    return [toElement(tagName, properties, adopted.flatMap(toPhrasing))]
  const isPromoted = adopted.some(isBlock) && (PHRASING.has(tagName) || TEXT_BLOCKS.has(tagName)) && tagName !== 'a'
  return [toElement(isPromoted ? 'div' : tagName, properties, adopted)]
}

/** Whether an element is a block. A link is, if it contains one. */
function isBlock(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  if (node.tagName === 'a') return node.children.some(isBlock)
  return TEXT_BLOCKS.has(node.tagName) || FLOW_BLOCKS.has(node.tagName) || STRUCTURES.has(node.tagName)
}

/** `h` would drop what it takes for defaults, and reads properties named `children` or `type` in its own way. */
function toElement(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

/** An element that is only valid in others becomes a `div` here. */
function adopt(node: ElementContent, parent: string): ElementContent {
  if (node.type !== 'element') return node
  const parents = PARENTS[node.tagName]
  if (parents === undefined || parents.includes(parent)) return node
  const { id, className } = node.properties
  return toElement('div', { ...(id && { id }), ...(className && { className }) }, node.children)
}

function buildList(tagName: string, properties: Properties, children: ElementContent[]): ElementContent[] {
  const items = children
    .filter(isFilled)
    .map((child) => (isElement(child, 'li') ? child : toElement('li', {}, [child])))
  return items.length === 0 ? [] : [toElement(tagName, properties, items)]
}

/** A description list has terms before descriptions. Anything else becomes a `div`. */
function buildDescriptions(properties: Properties, children: ElementContent[]): Element {
  const items = children.filter(isFilled)
  const names = items.map((item) => (item.type === 'element' ? item.tagName : ''))
  const isValid = /^(?:(?:dt )+(?:dd )+)+$/.test(names.map((name) => `${name} `).join(''))
  if (isValid) return toElement('dl', properties, items)
  return toElement(
    'div',
    properties,
    items.map((item) => adopt(item, 'div')),
  )
}

function buildTable(properties: Properties, children: ElementContent[]): ElementContent[] {
  const captions = children.filter((child) => isElement(child, 'caption'))
  const rest = children.filter((child) => isFilled(child) && !isElement(child, 'caption'))
  const heads = rest.filter((child) => isElement(child, 'thead')).flatMap(listRows)
  const rows = rest.filter((child) => !isElement(child, 'thead')).flatMap(listRows)
  const [caption] = captions
  if (heads.length + rows.length === 0) return caption === undefined ? [] : [adopt(caption, 'div')]
  return [
    toElement('table', properties, [
      ...(caption === undefined ? [] : [caption]),
      ...(heads.length === 0 ? [] : [toElement('thead', {}, heads)]),
      ...(rows.length === 0 ? [] : [toElement('tbody', {}, rows)]),
    ]),
  ]
}

/** The rows with cells in a part of a table. Loose content becomes a row. */
function listRows(part: ElementContent): Element[] {
  if (part.type !== 'element' || !['tbody', 'tfoot', 'thead', 'tr'].includes(part.tagName))
    return [toElement('tr', {}, [toCell(part)])]
  if (part.tagName !== 'tr') return part.children.filter(isFilled).flatMap(listRows)
  return part.children.length === 0 ? [] : [part]
}

function toCell(node: ElementContent): Element {
  return isElement(node, 'td') || isElement(node, 'th') ? node : toElement('td', {}, [node])
}

/** A caption comes first, and there is one. */
function buildFigure(properties: Properties, children: ElementContent[]): Element {
  const [caption] = children.filter((child) => isElement(child, 'figcaption'))
  const rest = children.filter((child) => child !== caption).map((child) => adopt(child, 'div'))
  return toElement('figure', properties, caption === undefined ? rest : [caption, ...rest])
}

/** Blocks in a line of text become parts of it. */
function toPhrasing(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'hr' || node.tagName === 'table') return [{ type: 'text', value: ' ' }]
  // What is in a drawing or a formula has names of its own.
  if (node.tagName === 'svg' || node.tagName === 'math') return [node]
  const children = node.children.flatMap(toPhrasing)
  if (PHRASING.has(node.tagName)) return [toElement(node.tagName, node.properties, children)]
  const { id } = node.properties
  return [toElement('span', id === undefined ? {} : { id }, children)]
}

function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName
}

/** Whether a node is more than white space between elements. */
function isFilled(node: ElementContent): boolean {
  return node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')
}
