import type { Element, Properties, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { listClassNames, SKIP, visit } from '../../core/index.ts'

/**
 * Finishes single elements for reading: wide tables scroll inside themselves, pictures and frames load when they are
 * needed, every frame has a name for those who cannot see it.
 */
export function prepareElements(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'img') prepareImage(element)
    if (element.tagName === 'a') prepareLink(element)
    if (element.tagName === 'iframe') prepareFrame(element)
    if (element.tagName === 'video' && element.properties.autoPlay !== undefined) prepareVideo(element)
    if (element.tagName === 'input' && element.properties.type === 'checkbox') element.properties.ariaLabel ??= 'Task'
    if (element.tagName !== 'table' || parent === undefined || index === undefined) return undefined
    parent.children[index] = wrapTable(element)
    return SKIP
  })
}

/** Characters from which on a cell holds sentences: its column stays wide enough to read them. */
const LONG_CELL = 40

/** Focusable, so that the keyboard can scroll it. */
function wrapTable(table: Element): Element {
  visit(table, 'element', (element) => {
    if (element.tagName === 'img') prepareImage(element)
    if (element.tagName === 'a') prepareLink(element)
    // The corner of a table is no heading of anything.
    if (element.tagName === 'th' && element.children.length === 0) element.tagName = 'td'
    if (element.tagName === 'td' && toText(element).length > LONG_CELL) {
      element.properties.className = [...listClassNames(element.properties), 'cell-long']
    }
  })
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], tabIndex: 0 },
    children: [table],
  }
}

function prepareImage(image: Element): void {
  image.properties.loading ??= 'lazy'
  image.properties.decoding ??= 'async'
  // A picture without a description is taken for decoration; reading its file name aloud helps nobody.
  image.properties.alt ??= ''
}

/** A picture beside a text that says the same is not read aloud a second time. */
function prepareLink(link: Element): void {
  const text = toText(link).trim().toLowerCase()
  if (text === '') return
  visit(link, 'element', ({ tagName, properties: { alt }, properties }) => {
    if (tagName === 'img' && typeof alt === 'string' && alt.trim().toLowerCase() === text) properties.alt = ''
  })
}

function prepareFrame(frame: Element): void {
  frame.properties.title ||= 'Embedded content'
  frame.properties.loading ??= 'lazy'
  keepRatio(frame)
}

/**
 * A frame of a given size keeps its shape when the column is narrower (`client/styles/base.css` never lets it be wider).
 * One whose author set a height or a ratio by style or class is left alone, and so is a size in percent.
 */
function keepRatio({ properties }: Element): void {
  const { width, height, style = '', className = '' } = properties
  if (!isPixels(width) || !isPixels(height)) return
  if (/(?:^|[\s;])(?:height|aspect-ratio|block-size)\s*:/.test(String(style))) return
  if (/(?:^|[\s,:])(?:h|size|aspect)-/.test(String(className))) return
  const ratio = `aspect-ratio: ${Number.parseFloat(String(width))} / ${Number.parseFloat(String(height))}; height: auto`
  properties.style = style === '' ? ratio : `${style}; ${ratio}`
}

function isPixels(size: Properties[string]): boolean {
  return /^[1-9]\d*(?:px)?$/.test(String(size))
}

/** A video that starts by itself is silent, loops, and stays where it is (reference 2.6). */
function prepareVideo(video: Element): void {
  video.properties.playsInline ??= true
  video.properties.loop ??= true
  video.properties.muted ??= true
}
