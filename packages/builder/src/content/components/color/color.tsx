import { z } from 'zod'
import { listItems } from '../../markdown-output/list-items.ts'
import { defineComponent } from '../define-component.ts'
import { toElement } from '../to-element.ts'
import { renderPalette } from './render-palette.tsx'

/** A palette: colors as swatches with their values as text. */
export const color = defineComponent({
  name: 'Color',
  description: 'A palette of colors; click one to copy its value.',
  items: ['Color.Item', 'Color.Row'],
  props: z.object({
    variant: z
      .enum(['compact', 'table'], 'compact or table')
      .default('compact')
      .describe('The look: compact sets colors side by side, table in rows with a title.'),
  }),
  render: ({ variant }, node, context) =>
    toElement(<div class={['color', `color-${variant}`]}>{renderPalette(node.children, context)}</div>, 'color'),
  toMarkdown: ({ children }, writer, level) => writer.toBlocks(listItems(children), level, true),
})
