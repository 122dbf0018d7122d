import { indent } from '../../markdown-output/format-blocks.ts'
import { listItems } from '../../markdown-output/list-items.ts'
import { defineComponent } from '../define-component.ts'
import { renderTree } from './render-tree.tsx'
import { toTreeFolder, treeFolderProps } from './tree-items.ts'

/** A folder. Inside `Tree`, that component renders it; alone, it is its own tree. */
export const treeFolder = defineComponent({
  name: 'Tree.Folder',
  aliases: ['FileTree.Folder'],
  description: 'A folder in a `Tree`, with files and folders.',
  parents: ['Tree', 'Tree.Folder'],
  props: treeFolderProps,
  render: (_props, node, context) => renderTree([toTreeFolder(node, context)]),
  toMarkdown({ props, children }, writer, level) {
    const content = writer.toBlocks(listItems(children), level, true)
    const comment = writer.toProp(props.comment)
    return `- ${writer.toProp(props.name)}/${comment && ` (${comment})`}${content === '' ? '' : `\n  ${indent(content, 2)}`}`
  },
})
