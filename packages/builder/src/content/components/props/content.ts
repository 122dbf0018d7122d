import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { z } from 'zod'
import { isHast } from '../is-hast.ts'
import { toText } from './to-text.ts'

/** Text as written, or JSX. */
export const written = z
  .union([z.string(), z.number(), z.custom<Element | Root>(isHast)], 'text or JSX')
  .meta({ title: 'text or JSX' })

/** Content to show: text, a number or JSX. Text between backticks becomes code. The result is hast. */
export const content = written.transform((value): ElementContent[] => {
  if (!isHast(value)) return toInlineCode(toText(value))
  return value.type === 'root' ? (value.children as ElementContent[]) : [value]
})

/** A name. The result is plain text; JSX loses its tags. */
export const text = written.transform(toText).meta({ title: 'text' })

/** Splits at pairs of backticks: every second part is code. A single backtick stays text. */
function toInlineCode(text: string): ElementContent[] {
  return text
    .split(/`([^`]+)`/)
    .flatMap((part, index): ElementContent[] =>
      part === '' ? [] : [index % 2 === 1 ? h('code', part) : { type: 'text', value: part }],
    )
}
