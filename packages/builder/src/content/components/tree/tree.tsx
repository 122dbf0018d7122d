import { z } from 'zod'
import { listItems } from '../../markdown-output/list-items.ts'
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
  // A tree is a nested list, in which folders end with `/`. One that is written as a list stays one.
  toMarkdown: ({ children }, writer, level) => writer.toBlocks(listItems(children), level, true),
})
