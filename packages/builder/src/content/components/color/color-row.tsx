import { joinBlocks, toBold } from '../../markdown-output/format-blocks.ts'
import { listItems } from '../../markdown-output/list-items.ts'
import { defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'
import { colorRowProps, renderColorRow } from './render-palette.tsx'

/** A group of colors. Inside `Color`, that component renders it; alone, it is a palette. */
export const colorRow = defineComponent({
  name: 'Color.Row',
  description: 'A group of colors in a palette.',
  parents: ['Color'],
  props: colorRowProps,
  render: (props, node, context) => toElement(<div class="color">{renderColorRow(props, node, context)}</div>, 'color'),
  toMarkdown: ({ props, children }, writer, level) =>
    joinBlocks(toBold(writer.toProp(props.title)), writer.toBlocks(listItems(children), level, true)),
})
