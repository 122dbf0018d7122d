import { z } from 'zod'
import { findItems } from '../children/find-items.ts'
import { defineComponent } from '../define-component.ts'
import { parseProps } from '../expansion/parse-props.ts'
import { flag } from '../props/flag.ts'
import { integer } from '../props/integer.ts'
import { tabProps, toTabItem } from './tab.tsx'
import { renderTabSet } from './tab-set.tsx'

/** Panels of which one is shown. Other content goes before the tabs if it is before the first, otherwise after them. */
export const tabs = defineComponent({
  name: 'Tabs',
  description: 'Panels that are shown one at a time.',
  items: ['Tab'],
  props: z.object({
    defaultTabIndex: integer.default(0).describe('The index of the tab that is open initially, from 0.'),
    borderBottom: flag.default(false).describe('Whether there is a line below the panels.'),
    sync: flag.default(true).describe('Whether tabs with the same title on the page switch together.'),
  }),
  render({ defaultTabIndex, borderBottom, sync }, node, context) {
    const { leading, items } = findItems(node.children, 'Tab')
    if (items.length === 0) return leading
    const panels = items.map((item) => toTabItem(parseProps(tabProps, item.node, context), item.node, context))
    const className = borderBottom ? 'tabs tabs-closed' : 'tabs'
    const after = items.flatMap((item) => item.trailing)
    return [...leading, renderTabSet(className, panels, context, { active: defaultTabIndex, isSynced: sync }), ...after]
  },
})
