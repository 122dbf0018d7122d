import type { Root } from 'hast'
import { visit } from '../../core/index.ts'
import { listTrees } from '../transforms/list-trees.ts'

/** Class names that Markdown, API pages and earlier transforms add. */
const GENERATED_NAMES = [
  'contains-task-list',
  'data-footnote-backref',
  'field-limits',
  'heading-anchor',
  'task-list-item',
  'visually-hidden',
]

/**
 * Collects the class names that authors wrote on a page, on elements and components. Components must not be expanded
 * yet, so that their own class names are not in the tree.
 */
export function collectClasses(evaluated: Root): Set<string> {
  const names = new Set<string>()
  const add = (written: unknown) => {
    const texts = Array.isArray(written) ? written : [written]
    for (const text of texts) if (typeof text === 'string') for (const name of text.split(/\s+/)) names.add(name)
  }
  for (const tree of listTrees(evaluated)) {
    if (tree.type === 'element') add(tree.properties.className)
    visit(tree, (node) => {
      if (node.type === 'element') add(node.properties.className)
      else if (node.type === 'component') for (const key of ['className', 'class']) add(node.props[key])
    })
  }
  for (const name of ['', ...GENERATED_NAMES]) names.delete(name)
  return names
}
