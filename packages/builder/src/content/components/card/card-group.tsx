import { h } from 'hastscript'
import { z } from 'zod'
import { flattenChildren } from '../children/flatten-children.ts'
import { defineComponent } from '../define-component.ts'
import { integer } from '../props/integer.ts'
import { toElement } from '../to-element.ts'

const columns = integer
  .pipe(z.int('a number of columns from 1 to 4').min(1, 'a number of columns from 1 to 4'))
  .transform((value) => Math.min(value, 4))

/** Cards, or any content, side by side. Each child is a cell; loose text is a paragraph. */
export const cardGroup = defineComponent({
  name: 'CardGroup',
  aliases: ['Columns'],
  description: 'A grid of cards or columns that stacks on phones.',
  props: z.object({
    cols: columns.optional().describe('The number of columns, 1 to 4; 2 by default.'),
    col: columns.optional().describe('An alias for `cols`.'),
    columns: columns.optional().describe('An alias for `cols`.'),
  }),
  render({ cols, col, columns }, node) {
    const cells = flattenChildren(node.children).map((child) => (child.type === 'text' ? h('p', child) : child))
    return toElement(
      <div class={node.name === 'Columns' ? 'columns' : 'card-group'} data-cols={cols ?? col ?? columns ?? 2}>
        {cells}
      </div>,
    )
  },
})
