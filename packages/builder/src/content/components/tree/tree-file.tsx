import { defineComponent } from '../define-component.ts'
import { renderTree } from './render-tree.tsx'
import { toTreeFile, treeFileProps } from './tree-items.ts'

/** A file. Inside `Tree` that component draws it; alone it is a tree of its own. */
export const treeFile = defineComponent({
  name: 'Tree.File',
  aliases: ['FileTree.File'],
  description: 'A file of `Tree`.',
  props: treeFileProps,
  render: (_props, node, context) => renderTree([toTreeFile(node, context)]),
  toMarkdown: ({ props, children }, writer) =>
    `- ${[writer.toProp(props.name), writer.toInline(children).trim()].filter(Boolean).join(' ')}`,
})
