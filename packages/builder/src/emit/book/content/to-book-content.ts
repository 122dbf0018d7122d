import type { Element, ElementContent, Properties } from 'hast'
import { h } from 'hastscript'
import { findHeadingLevel, isLocale, listClassNames, toPlainText, visit } from '../../../core/index.ts'
import type { BookSection, ChapterPlan } from '../book.ts'
import type { BookImages } from '../create-book-images.ts'
import type { ResolveBookLink } from '../create-book-links.ts'
import { toBookId } from '../to-book-id.ts'
import { buildElement } from './build-element.ts'
import {
  DROPPED,
  FLOW_BLOCKS,
  KEPT_CLASSES,
  PHRASING,
  RENAMED,
  SCREEN_CLASSES,
  STRUCTURES,
  TEXT_BLOCKS,
} from './element-rules.ts'
import { toDrawing } from './to-drawing.ts'
import { toFormula } from './to-formula.ts'

/** What can't be in a book. */
export type LeftOut = 'media' | 'remote-image' | 'image-format' | 'drawing' | 'diagram'

export interface BookContentInput {
  chapter: ChapterPlan
  resolveLink: ResolveBookLink
  images: BookImages
  /** Receives what is replaced by a link or text. `name` is its address, as far as it has one. */
  report: (what: LeftOut, name: string, element: Element) => void
}

/** The content of a chapter, and those of its headings that have a number. */
export interface BookContent {
  content: ElementContent[]
  sections: BookSection[]
}

/** Players, and documents of others. */
const MEDIA = new Set(['applet', 'audio', 'embed', 'frame', 'iframe', 'object', 'video'])

/**
 * Converts the rendered content of a page to that of a chapter. Only elements, attributes and classes that are known to be
 * valid in books are in the result, whatever the page contains. Tabs, accordions and other things to open are open.
 */
export function toBookContent(nodes: readonly ElementContent[], input: BookContentInput): BookContent {
  const { chapter, images, report } = input
  const sections: BookSection[] = []
  let section = 0
  let subsection = 0

  function toAll(children: readonly ElementContent[], isInLink: boolean): ElementContent[] {
    const converted = children.flatMap((child) => convert(child, isInLink))
    // Links that are buttons on the site have no space between them.
    return converted.flatMap((node, index) =>
      isLink(node) && isLink(converted[index - 1]) ? [{ type: 'text', value: ' ' }, node] : [node],
    )
  }

  function convert(node: ElementContent, isInLink: boolean): ElementContent[] {
    if (node.type === 'text') return toText(node)
    if (node.type === 'raw') return [{ type: 'text', value: node.value }]
    if (node.type !== 'element' || isOnlyOnScreen(node)) return []
    const { tagName } = node
    if (tagName === 'img') return convertImage(node, isInLink)
    if (tagName === 'svg') return convertDrawing(node)
    if (tagName === 'math') return [toFormula(node)]
    if (tagName === 'input') return node.properties.type === 'checkbox' ? [toCheckbox(node)] : []
    if (MEDIA.has(tagName)) return convertMedia(node, isInLink)
    if (DROPPED.has(tagName)) return []
    const names = listClassNames(node.properties)
    if (names.includes('mermaid')) report('diagram', '', node)
    if (names.includes('tooltip-bubble')) return convertTooltip(node, isInLink)
    if (tagName === 'a') return convertLink(node, isInLink)
    if (findHeadingLevel(node) !== undefined) return [convertHeading(node, isInLink)]
    const properties = toProperties(node, chapter.id)
    if (tagName === 'table' && hasShortWords(node)) properties.className = ['whole-words']
    return buildElement(toTagName(tagName), properties, toAll(node.children, isInLink))
  }

  function convertLink(node: Element, isInLink: boolean): ElementContent[] {
    const { href, id } = node.properties
    const names = listClassNames(node.properties)
    const resolved = typeof href === 'string' && !isInLink ? input.resolveLink(href, chapter) : undefined
    // A heading and a field link to themselves on the site, so that visitors can copy their address.
    const isOwn = names.includes('heading-anchor') || names.includes('field-name')
    const children = toAll(node.children, isInLink || (resolved !== undefined && !isOwn))
    const properties = toProperties(node, chapter.id)
    // The icon of a link is not in the book. Without text, nobody would find the link.
    if (resolved !== undefined && !isOwn && !isBlank(children))
      return buildElement('a', { ...properties, href: resolved }, children)
    return id === undefined && properties.className === undefined
      ? children
      : buildElement('span', properties, children)
  }

  function convertHeading(node: Element, isInLink: boolean): ElementContent {
    const level = findHeadingLevel(node) ?? 2
    const properties = toProperties(node, chapter.id)
    const children = toAll(node.children, isInLink)
    if (isBlank(children)) return toOne('div', properties, children)
    const tagName = `h${Math.min(6, chapter.level + Math.max(level, 2) - 1)}`
    const title = toPlainText(node.children)
    const { id } = properties
    // Titles of steps and of the opening of a home page are no sections.
    const isSection = title !== '' && typeof id === 'string' && !listClassNames(node.properties).includes('step-title')
    const number = isSection ? toNumber(level) : undefined
    if (number === undefined) return toOne(tagName, properties, children)
    if (level === 2) sections.push({ id: String(id), number, title })
    if (level === 2) properties.className = [...listClassNames(properties), 'section']
    return toOne(tagName, properties, [
      h('span', { class: 'number' }, number),
      { type: 'text', value: ' ' },
      ...children,
    ])
  }

  function toNumber(level: number): string | undefined {
    if (level === 2) {
      section += 1
      subsection = 0
      return `${chapter.number}.${section}`
    }
    if (level !== 3 || section === 0) return undefined
    subsection += 1
    return `${chapter.number}.${section}.${subsection}`
  }

  function convertImage(node: Element, isInLink: boolean): ElementContent[] {
    const { src, alt } = node.properties
    const label = typeof alt === 'string' ? alt.trim() : ''
    if (typeof src !== 'string' || src === '') return label === '' ? [] : [{ type: 'text', value: label }]
    const found = images.add(src)
    if ('path' in found) {
      if (found.isPartial) report('drawing', src, node)
      return [h('img', { src: found.path, alt: label, ...toSize(node) })]
    }
    if (found.problem !== 'missing') report(found.problem === 'remote' ? 'remote-image' : 'image-format', src, node)
    return toLinkInstead(src, label, isInLink)
  }

  function convertDrawing(node: Element): ElementContent[] {
    const { element, isPartial } = toDrawing(node, { isFile: false, toId: (id) => toBookId(chapter.id, id) })
    if (isPartial) report('drawing', '', node)
    const label = node.properties.ariaLabel
    const properties = { ...element.properties, role: 'img', ...(typeof label === 'string' && { ariaLabel: label }) }
    return element.children.length === 0 ? [] : [{ ...element, properties }]
  }

  function convertMedia(node: Element, isInLink: boolean): ElementContent[] {
    const src = findSource(node)
    if (src === undefined) return toAll(node.children, isInLink)
    report('media', src, node)
    const { title, ariaLabel } = node.properties
    const name = [title, ariaLabel].find((text): text is string => typeof text === 'string' && text.trim() !== '')
    return buildElement('p', {}, toLinkInstead(src, name ?? '', isInLink))
  }

  /** A link with a name for it, or only the name if nothing can be linked. */
  function toLinkInstead(src: string, label: string, isInLink: boolean): ElementContent[] {
    const href = isInLink ? undefined : input.resolveLink(src, chapter)
    const name = label === '' ? toShortName(href ?? src) : label
    if (name === '') return []
    return href === undefined ? [{ type: 'text', value: name }] : [h('a', { href }, name)]
  }

  /** What appears next to a word on the site follows it in parentheses. */
  function convertTooltip(node: Element, isInLink: boolean): ElementContent[] {
    const children = toAll(node.children, isInLink)
    return buildElement('span', {}, [{ type: 'text', value: ' (' }, ...children, { type: 'text', value: ')' }])
  }

  const content = toAll(nodes, false)
  return { content, sections }
}

function isLink(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'a'
}

/** Whether nodes have no text and no picture. */
function isBlank(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) => {
    if (node.type === 'text') return node.value.trim() === ''
    return node.type !== 'element' || (node.tagName !== 'img' && node.tagName !== 'svg' && isBlank(node.children))
  })
}

function toOne(tagName: string, properties: Properties, children: ElementContent[]): ElementContent {
  return buildElement(tagName, properties, children)[0] as ElementContent
}

function toText({ value, data }: Extract<ElementContent, { type: 'text' }>): ElementContent[] {
  const tokens = data?.tokens
  if (tokens === undefined) return [{ type: 'text', value }]
  return tokens.map(({ value: text, names }) =>
    names.length === 0 ? { type: 'text', value: text } : h('span', { class: [...names] }, text),
  )
}

/** Controls, icons, and what only one of the color modes shows. */
function isOnlyOnScreen({ properties }: Element): boolean {
  const names = listClassNames(properties)
  if (properties.hidden !== undefined && properties.hidden !== false) return true
  if (String(properties.ariaHidden) === 'true') return true
  if (names.includes('hidden') && names.some((name) => name.startsWith('dark:'))) return true
  return names.some((name) => SCREEN_CLASSES.has(name))
}

function toTagName(tagName: string): string {
  const renamed = RENAMED[tagName] ?? tagName
  const isKnown = [PHRASING, TEXT_BLOCKS, FLOW_BLOCKS, STRUCTURES].some((names) => names.has(renamed))
  return isKnown ? renamed : tagName.includes('-') ? 'div' : 'span'
}

function toProperties({ tagName, properties }: Element, chapter: string): Properties {
  const { id, lang, dir, start, type, value, colSpan, rowSpan } = properties
  const names = listClassNames(properties).filter((name) => KEPT_CLASSES.has(name))
  if (tagName === 'summary') names.push('disclosure-title')
  return {
    ...(typeof id === 'string' && id !== '' && { id: toBookId(chapter, id) }),
    ...(names.length > 0 && { className: names }),
    ...(typeof lang === 'string' && isLocale(lang) && { lang }),
    ...((dir === 'ltr' || dir === 'rtl') && { dir }),
    ...(tagName === 'pre' && { dir: 'ltr' }),
    ...(tagName === 'ol' && isNumber(start) && { start: String(start) }),
    ...(tagName === 'ol' && typeof type === 'string' && /^[1aAiI]$/.test(type) && { type }),
    ...(tagName === 'li' && isNumber(value) && { value: String(value) }),
    ...(/^t[dh]$/.test(tagName) && isNumber(colSpan) && { colSpan: Math.max(1, Math.min(1000, Number(colSpan))) }),
    ...(/^t[dh]$/.test(tagName) && isNumber(rowSpan) && { rowSpan: Math.max(1, Math.min(1000, Number(rowSpan))) }),
  }
}

function isNumber(value: unknown): boolean {
  return /^\d{1,6}$/.test(String(value))
}

function toSize({ properties: { width, height } }: Element): Properties {
  return { ...(isNumber(width) && { width: String(width) }), ...(isNumber(height) && { height: String(height) }) }
}

function toCheckbox({ properties: { checked } }: Element): ElementContent {
  return { type: 'text', value: checked === undefined || checked === false ? '☐ ' : '☑ ' }
}

function findSource({ properties, children }: Element): string | undefined {
  const own = [properties.src, properties.data].find((value) => typeof value === 'string' && value !== '')
  if (typeof own === 'string') return own
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'source' && typeof child.properties.src === 'string')
      return child.properties.src
  }
  return undefined
}

/** As many characters fit into a line of a printed table, with space around those of each column. */
const MAX_WORD_CHARACTERS = 55

/** Whether the longest words of all columns fit next to each other on a page. */
function hasShortWords(table: Element): boolean {
  const longest: number[] = []
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName !== 'tr') return
    const cells = children.flatMap((cell) => (cell.type === 'element' ? [toPlainText(cell.children)] : []))
    for (const [column, text] of cells.entries()) {
      longest[column] = Math.max(longest[column] ?? 0, ...text.split(' ').map(({ length }) => length))
    }
  })
  return longest.reduce((sum, length) => sum + length, 0) <= MAX_WORD_CHARACTERS
}

/** An address without what readers don't need: `https://www.youtube.com/watch?v=1` stays, `data:…` is nothing. */
function toShortName(address: string): string {
  return /^(?:data|javascript|vbscript):/i.test(address.trim()) ? '' : address.replace(/^https?:\/\//, '')
}
