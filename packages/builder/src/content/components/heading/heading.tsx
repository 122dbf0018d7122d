import { h } from 'hastscript'
import { z } from 'zod'
import { unwrapParagraphs } from '../children/unwrap-paragraphs.ts'
import { defineComponent } from '../define-component.ts'
import { text } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { toText } from '../props/to-text.ts'

const LEVELS = ['1', '2', '3', '4', '5', '6'] as const

/**
 * A heading written as a tag. It is expanded before headings get their IDs (`expandNamed`), so it is a heading like any
 * other, with an ID, a link to itself and an entry in the table of contents.
 */
export const heading = defineComponent({
  name: 'Heading',
  description: 'A heading with a custom level and anchor ID.',
  props: z.object({
    level: z
      .preprocess((value) => toText(value).replace(/^h/i, ''), z.enum(LEVELS, 'a level from 1 to 6 such as {2}'))
      .default('2')
      .describe('The level, 1 to 6.'),
    id: text.optional().describe('The anchor ID; generated from the text by default.'),
    noAnchor: flag.default(false).describe('Whether to omit the link to the heading.'),
  }),
  render: ({ level, id, noAnchor }, node) =>
    h(`h${level}`, { id, noAnchor: noAnchor || undefined }, unwrapParagraphs(node.children)),
})
