import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { renderTree } from './render-tree.tsx'
import { toTreeItems } from './tree-items.ts'

/** Files and folders, written as components or as a nested list. */
export const tree = defineComponent({
  name: 'Tree',
  aliases: ['FileTree'],
  description: 'A tree of files and folders.',
  props: z.object({}),
  render: (_props, node, context) => renderTree(toTreeItems(node.children, context)),
})
