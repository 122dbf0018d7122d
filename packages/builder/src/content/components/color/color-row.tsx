import { defineComponent } from '../define-component.ts'
import { colorRowProps, renderColorRow } from './render-palette.tsx'
import { toElement } from '../to-element.ts'

/** Colors that belong together. Inside `Color` that component draws them; alone they are a palette. */
export const colorRow = defineComponent({
  name: 'Color.Row',
  description: 'Colors of a palette that belong together.',
  props: colorRowProps,
  render: (props, node, context) => toElement(<div class="color">{renderColorRow(props, node, context)}</div>),
})
