import type { Element, ElementContent, Properties, Root } from 'hast'

/** Elements without text for readers. An `annotation` repeats a formula. */
const SILENT_TAGS = new Set(['annotation', 'button', 'input', 'script', 'select', 'style', 'svg', 'template'])

/** The class of the note in place of a component that can't be evaluated. */
const PLACEHOLDER_CLASS = 'needs-code-label'

/** Classes of elements that are not part of the text around them: controls, labels of code, placeholders, tooltips. */
const SILENT_CLASSES = [PLACEHOLDER_CLASS, 'code-language', 'needs-js', 'tooltip-bubble']

declare module 'hast' {
  interface ElementData {
    /** Whether the author wrote the element as a tag. Stylesheets of the site may select it by its name. */
    isTag?: boolean
  }
}

/** Finds the level of a heading in the outline, 1 to 6. Undefined for any other element. */
export function findHeadingLevel({ tagName, properties }: Pick<Element, 'tagName' | 'properties'>): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1]
  return level === undefined ? undefined : Number(/^[1-6]$/.exec(String(properties.ariaLevel))?.[0] ?? level)
}

/**
 * Finds the level that the author gave a heading of a finished page, if the outline of the page needs another one. A
 * heading of level 1 counts as one of level 2.
 */
export function findWrittenLevel({ tagName, properties }: Element): number | undefined {
  const sized = listClassNames(properties).find((name) => /^as-h[1-6]$/.test(name))
  const level = /^h([1-6])$/.exec(tagName) && Number((sized ?? tagName).slice(-1))
  return level ? Math.max(level, 2) : undefined
}

/** Lists the class names of an element. */
export function listClassNames({ className }: Properties): string[] {
  return Array.isArray(className) ? className.map(String) : []
}

/** Whether an element of a rendered page is part of its frame or controls and not of its text. */
export function isFurniture({ tagName, properties }: Element): boolean {
  if (SILENT_TAGS.has(tagName) || properties.hidden === true) return true
  const names = listClassNames(properties)
  return SILENT_CLASSES.some((name) => names.includes(name))
}

/** The text of rendered content on one line, without {@link isFurniture} elements. */
export function toPlainText(nodes: readonly ElementContent[]): string {
  return joinText(nodes).replace(/\s+/g, ' ').trim()
}

declare module 'unist' {
  interface Data {
    /** Whether a component of the author rendered the node without any content written in the page. */
    isComputed?: boolean
  }
}

/**
 * The text that IDs are generated from, without the notes in place of components that can't be evaluated. Components
 * that are not expanded yet count with their children. What an author's component computes, such as a badge with a version,
 * only counts if there is nothing else: links are written without it.
 */
export function toNameText(nodes: readonly (ElementContent | Root)[]): string {
  const written = joinNames(nodes, (node) => node.data?.isComputed !== true)
  return written.trim() === '' ? joinNames(nodes, () => true) : written
}

function joinNames(
  nodes: readonly (ElementContent | Root)[],
  counts: (node: ElementContent | Root) => boolean,
): string {
  return nodes
    .map((node) => {
      if (!counts(node)) return ''
      if (node.type === 'text') return node.value
      if (!('children' in node)) return ''
      const isPlaceholder = node.type === 'element' && listClassNames(node.properties).includes(PLACEHOLDER_CLASS)
      return isPlaceholder ? '' : joinNames(node.children as ElementContent[], counts)
    })
    .join('')
}

function joinText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.value : node.type === 'element' && !isFurniture(node) ? joinText(node.children) : '',
    )
    .join('')
}
