import { h } from 'hastscript'
import { z } from 'zod'
import { unwrapParagraphs } from '../children/unwrap-paragraphs.ts'
import { defineComponent } from '../define-component.ts'
import { text } from '../props/content.ts'
import { flag } from '../props/flag.ts'

const LEVELS = ['1', '2', '3', '4', '5', '6'] as const

/**
 * A heading written as a tag. It is expanded before headings get their ids (`expandNamed`), so it is one like any other:
 * it has an id, a link to itself and a line in the table of contents.
 */
export const heading = defineComponent({
  name: 'Heading',
  description: 'A heading whose level and address the author chooses.',
  props: z.object({
    level: z
      .preprocess((value) => String(value).replace(/^h/i, ''), z.enum(LEVELS, 'a level from 1 to 6 such as {2}'))
      .default('2')
      .describe('The level from 1 to 6.'),
    id: text.optional().describe('The name in its address; made of the text by default.'),
    noAnchor: flag.default(false).describe('Whether it has no link to itself.'),
  }),
  render: ({ level, id, noAnchor }, node) =>
    h(`h${level}`, { id, noAnchor: noAnchor || undefined }, unwrapParagraphs(node.children)),
})
