import { defineComponent } from '../define-component.ts'
import { renderTree } from './render-tree.tsx'
import { toTreeFile, treeFileProps } from './tree-items.ts'

/** A file. Inside `Tree`, that component renders it; alone, it is its own tree. */
export const treeFile = defineComponent({
  name: 'Tree.File',
  aliases: ['FileTree.File'],
  description: 'A file in a `Tree`.',
  parents: ['Tree', 'Tree.Folder'],
  props: treeFileProps,
  render: (_props, node, context) => renderTree([toTreeFile(node, context)]),
  toMarkdown({ props, children }, writer) {
    const comment = writer.toProp(props.comment)
    const parts = [writer.toProp(props.name), writer.toInline(children).trim(), comment && `(${comment})`]
    return `- ${parts.filter(Boolean).join(' ')}`
  },
})
