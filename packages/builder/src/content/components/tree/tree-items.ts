import type { Element, ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { z } from 'zod'
import { flattenChildren } from '../children/flatten-children.ts'
import { isBlank } from '../children/is-blank.ts'
import { unwrapParagraphs } from '../children/unwrap-paragraphs.ts'
import type { ComponentNode } from '../component-node.ts'
import { withAuthorAttributes } from '../expansion/author-attributes.ts'
import { parseProps } from '../expansion/parse-props.ts'
import { content } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import type { RenderContext } from '../render-context.ts'

export const treeFileProps = z.object({
  name: content.default([]).describe('The name of the file.'),
  highlight: flag.default(false).describe('Whether to highlight the file.'),
  comment: content.optional().describe('A muted remark after the name.'),
})

export const treeFolderProps = z.object({
  name: content.default([]).describe('The name of the folder.'),
  defaultOpen: flag.default(false).describe('Whether it is open initially.'),
  defaultClosed: flag.default(false).describe('Whether it is closed initially, as by default.'),
  openable: flag.default(true).describe('Whether it can be opened and closed; otherwise its content is always shown.'),
  highlight: flag.default(false).describe('Whether to highlight the folder.'),
  comment: content.optional().describe('A muted remark after the name.'),
})

/** A line of a tree and the lines below it. */
export interface TreeItem {
  kind: 'file' | 'folder'
  name: ElementContent[]
  isOpen: boolean
  isOpenable: boolean
  isHighlighted: boolean
  /** A remark after the name. */
  comment?: ElementContent[] | undefined
  items: TreeItem[]
  /** Changes the finished line. */
  finish?: (line: Element) => Element
}

const FILE = { kind: 'file', isOpen: false, isOpenable: false, isHighlighted: false, items: [] } as const

/**
 * Converts the children of a tree to items: `Tree.Folder` and `Tree.File`, or Markdown lists, in which a trailing `/`
 * or a nested list makes an open folder (docs/reference/page-content.mdx#trees). Any other content is a line of its
 * own.
 */
export function toTreeItems(children: readonly ElementContent[], context: RenderContext): TreeItem[] {
  return flattenChildren(children).flatMap((child): TreeItem[] => {
    if (isList(child)) return child.children.flatMap((item) => toListItem(item, context))
    if (child.type === 'component' && /^(?:File)?Tree\.(?:File|Folder)$/.test(child.name)) {
      const [toItem, props] = child.name.endsWith('File')
        ? ([toTreeFile, treeFileProps] as const)
        : ([toTreeFolder, treeFolderProps] as const)
      return [{ ...toItem(child, context), finish: (line) => withAuthorAttributes(line, child, props, context) }]
    }
    return [{ ...FILE, items: [], name: unwrapParagraphs([child]) }]
  })
}

/** Converts a `Tree.File`. The caller adds the attributes that every component takes. */
export function toTreeFile(node: ComponentNode, context: RenderContext): TreeItem {
  const { name, highlight, comment } = parseProps(treeFileProps, node, context)
  const rest = node.children.every(isBlank) ? [] : [{ type: 'text' as const, value: ' ' }, ...node.children]
  return { ...FILE, items: [], name: [...name, ...rest], isHighlighted: highlight, comment }
}

/** Converts a `Tree.Folder` and its content. The caller adds the attributes that every component takes. */
export function toTreeFolder(node: ComponentNode, context: RenderContext): TreeItem {
  const { name, defaultOpen, defaultClosed, openable, highlight, comment } = parseProps(treeFolderProps, node, context)
  return {
    kind: 'folder',
    name,
    isOpen: defaultOpen && !defaultClosed,
    isOpenable: openable,
    isHighlighted: highlight,
    comment,
    items: toTreeItems(node.children, context),
  }
}

function toListItem(item: ElementContent, context: RenderContext): TreeItem[] {
  if (isBlank(item)) return []
  const parts = item.type === 'element' && item.tagName === 'li' ? item.children : [item]
  const name = unwrapParagraphs(parts.filter((part) => !isList(part) && !isBlank(part)))
  const items = toTreeItems(parts.filter(isList), context)
  const isFolder = items.length > 0 || toText({ type: 'root', children: name }).trim().endsWith('/')
  if (!isFolder) return [{ ...FILE, items: [], name }]
  return [{ kind: 'folder', name: dropSlash(name), isOpen: true, isOpenable: true, isHighlighted: false, items }]
}

/** The icon of a folder replaces the slash. */
function dropSlash(name: ElementContent[]): ElementContent[] {
  const last = name.at(-1)
  return last?.type === 'text' ? [...name.slice(0, -1), { ...last, value: last.value.replace(/\/\s*$/, '') }] : name
}

function isList(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
}
