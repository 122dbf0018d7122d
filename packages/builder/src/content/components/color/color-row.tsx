import { joinBlocks, toBold } from '../../markdown-output/format-blocks.ts'
import { listItems } from '../../markdown-output/list-items.ts'
import { defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'
import { colorRowProps, renderColorRow } from './render-palette.tsx'

/** Colors that belong together. Inside `Color` that component draws them; alone they are a palette. */
export const colorRow = defineComponent({
  name: 'Color.Row',
  description: 'Colors of a palette that belong together.',
  props: colorRowProps,
  render: (props, node, context) => toElement(<div class="color">{renderColorRow(props, node, context)}</div>),
  toMarkdown: ({ props, children }, writer, level) =>
    joinBlocks(toBold(writer.toProp(props.title)), writer.toBlocks(listItems(children), level, true)),
})
