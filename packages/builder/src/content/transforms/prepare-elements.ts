import type { PageWords } from '@spearmint/config/words'
import type { Element, ElementContent, Properties, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { type ImageSize, listClassNames, renderBreakableText, SKIP, visit } from '../../core/index.ts'
import { toScrollArea } from '../components/to-scroll-area.ts'
import { sandboxFrame } from './sandbox-frame.ts'

/** What single elements are prepared with. */
export interface ElementTools {
  words: PageWords
  /** The URL of the site, if it is known. */
  root?: string | undefined
  /** Finds the size of an image by its address, in pixels. */
  findImageSize?: ((src: string) => ImageSize | undefined) | undefined
}

/**
 * Prepares single elements for the page: wide tables scroll, images and frames load lazily, and every frame has a title
 * for assistive technology. Frames of the site's own files are sandboxed.
 */
export function prepareElements(tree: Root, tools: ElementTools): void {
  const { words } = tools
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'img') prepareImage(element, tools)
    if (element.tagName === 'a') prepareLink(element)
    if (element.tagName === 'iframe') prepareFrame(element, tools)
    if (element.tagName === 'video' && element.properties.autoPlay !== undefined) prepareVideo(element)
    if (element.tagName === 'input' && element.properties.type === 'checkbox')
      element.properties.ariaLabel ??= readTask(parent) || words.say('task.label')
    if (element.tagName !== 'table' || parent === undefined || index === undefined) return undefined
    parent.children[index] = wrapTable(element, tools)
    return SKIP
  })
}

/** The text beside a checkbox, which names it. Lists inside of a task have checkboxes of their own. */
function readTask(task: { children: readonly Root['children'][number][] } | undefined): string {
  const isList = (node: Root['children'][number]): boolean =>
    node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
  const children = (task?.children ?? []).filter((child) => !isList(child))
  return toText({ type: 'root', children }).replace(/\s+/g, ' ').trim()
}

/** A longer cell, in characters, contains sentences, so its column stays wide enough to read them. */
const MAX_SHORT_CELL = 40

/** Longer words, such as names in code, may break anywhere, so that they leave space for other columns. */
const MAX_UNBROKEN_WORD = 24

function wrapTable(table: Element, tools: ElementTools): Element {
  visit(table, 'element', (element) => {
    if (element.tagName === 'img') prepareImage(element, tools)
    if (element.tagName === 'a') prepareLink(element)
    if (element.tagName === 'iframe') prepareFrame(element, tools)
    // The empty corner of a table is not a header of anything.
    if (element.tagName === 'th' && element.children.length === 0) element.tagName = 'td'
    if (element.tagName === 'td' || element.tagName === 'th') alignCell(element)
    if (element.tagName === 'td') markCell(element)
    if (element.tagName === 'code') element.children = element.children.flatMap(breakWords)
  })
  return toScrollArea(h('div', { class: 'table-scroll' }, table), tools.words.say('table.title'))
}

/** Names in code may break between their parts, such as after an underscore. */
function breakWords(node: ElementContent): ElementContent[] {
  return node.type === 'text' ? renderBreakableText(node.value) : [node]
}

/** HTML no longer has the attribute `align`, which Markdown's columns and some authors set. */
function alignCell({ properties }: Element): void {
  const { align } = properties
  delete properties.align
  if (align === 'left' || align === 'center' || align === 'right')
    properties.className = [...listClassNames({ className: properties.className }), `align-${align}`]
}

function markCell(cell: Element): void {
  const text = toText(cell)
  const names = [
    ...(text.length > MAX_SHORT_CELL ? ['cell-long'] : []),
    ...(text.split(/\s+/).some((word) => word.length > MAX_UNBROKEN_WORD) ? ['cell-wrap'] : []),
  ]
  if (names.length > 0) cell.properties.className = [...listClassNames(cell.properties), ...names]
}

function prepareImage(image: Element, { findImageSize }: ElementTools): void {
  if (findImageSize !== undefined) setSize(image, findImageSize)
  image.properties.loading ??= 'lazy'
  image.properties.decoding ??= 'async'
  // An image without a description counts as decoration. Otherwise, screen readers read its file name aloud.
  image.properties.alt ??= ''
}

/** Classes that don't change the size of an image. Any other may be one of the site's stylesheets, which does. */
const SIZELESS_CLASS = /^(?:dark:)?(?:block|hidden)$|^rounded(?:-\w+)?$/

/**
 * Sets the size of an image, so that nothing moves when it is loaded. One with a style, or with a height of its own, is not
 * changed.
 */
function setSize({ properties }: Element, findImageSize: (src: string) => ImageSize | undefined): void {
  const { src, width, height, style } = properties
  if (typeof src !== 'string' || height !== undefined || style !== undefined) return
  if (width !== undefined && !isPixels(width)) return
  if (!listClassNames(properties).every((name) => SIZELESS_CLASS.test(name))) return
  const size = findImageSize(src)
  if (size === undefined) return
  const shown = width === undefined ? size[0] : Number.parseInt(String(width), 10)
  properties.width = shown
  properties.height = Math.max(1, Math.round((shown * size[1]) / size[0]))
}

/** An image next to text that says the same is not read aloud a second time. */
function prepareLink(link: Element): void {
  const text = toText(link).trim().toLowerCase()
  if (text === '') return
  visit(link, 'element', ({ tagName, properties: { alt }, properties }) => {
    if (tagName === 'img' && typeof alt === 'string' && alt.trim().toLowerCase() === text) properties.alt = ''
  })
}

function prepareFrame(frame: Element, { words, root }: ElementTools): void {
  sandboxFrame(frame, root)
  frame.properties.title ||= words.say('embed.title')
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
