import type { Element, Properties, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { listClassNames, SKIP, visit } from '../../core/index.ts'
import { sandboxFrame } from './sandbox-frame.ts'

/**
 * Prepares single elements for the page: wide tables scroll, images and frames load lazily, and every frame has a title
 * for assistive technology. Frames of the site's own files are sandboxed.
 *
 * @param root - The URL of the site, if it is known.
 */
export function prepareElements(tree: Root, root?: string): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'img') prepareImage(element)
    if (element.tagName === 'a') prepareLink(element)
    if (element.tagName === 'iframe') prepareFrame(element, root)
    if (element.tagName === 'video' && element.properties.autoPlay !== undefined) prepareVideo(element)
    if (element.tagName === 'input' && element.properties.type === 'checkbox') element.properties.ariaLabel ??= 'Task'
    if (element.tagName !== 'table' || parent === undefined || index === undefined) return undefined
    parent.children[index] = wrapTable(element, root)
    return SKIP
  })
}

/** A longer cell, in characters, contains sentences, so its column stays wide enough to read them. */
const MAX_SHORT_CELL = 40

/** The wrapper is focusable, so that the keyboard can scroll it. */
function wrapTable(table: Element, root: string | undefined): Element {
  visit(table, 'element', (element) => {
    if (element.tagName === 'img') prepareImage(element)
    if (element.tagName === 'a') prepareLink(element)
    if (element.tagName === 'iframe') prepareFrame(element, root)
    // The empty corner of a table is not a header of anything.
    if (element.tagName === 'th' && element.children.length === 0) element.tagName = 'td'
    if (element.tagName === 'td' && toText(element).length > MAX_SHORT_CELL) {
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
  // An image without a description counts as decoration. Otherwise, screen readers read its file name aloud.
  image.properties.alt ??= ''
}

/** An image next to text that says the same is not read aloud a second time. */
function prepareLink(link: Element): void {
  const text = toText(link).trim().toLowerCase()
  if (text === '') return
  visit(link, 'element', ({ tagName, properties: { alt }, properties }) => {
    if (tagName === 'img' && typeof alt === 'string' && alt.trim().toLowerCase() === text) properties.alt = ''
  })
}

function prepareFrame(frame: Element, root: string | undefined): void {
  sandboxFrame(frame, root)
  frame.properties.title ||= 'Embedded content'
  frame.properties.loading ??= 'lazy'
  keepRatio(frame)
}

/**
 * A frame with a size keeps its aspect ratio if the column is narrower (`client/styles/base.css` limits its width). A
 * frame with a height or ratio from a style or class, or a size in percent, is not changed.
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

/** An autoplaying video is muted, loops and plays inline (docs/reference/page-content.mdx#images-and-media). */
function prepareVideo(video: Element): void {
  video.properties.playsInline ??= true
  video.properties.loop ??= true
  video.properties.muted ??= true
}
