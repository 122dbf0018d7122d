import type { Element, ElementContent, Root } from 'hast'
import { z } from 'zod'
import { isHast } from '../is-hast.ts'
import { toInlineContent } from './to-inline-content.ts'
import { toText } from './to-text.ts'

/** Text as written, or JSX. */
export const written = z
  .union([z.string(), z.number(), z.custom<Element | Root>(isHast)], 'text or JSX')
  .meta({ title: 'text or JSX' })

/** Content to show: text, a number or JSX. The markup in text is that of {@link toInlineContent}. The result is hast. */
export const content = written.transform((value): ElementContent[] => {
  if (!isHast(value)) return toInlineContent(toText(value))
  return value.type === 'root' ? (value.children as ElementContent[]) : [value]
})

/** A name. The result is plain text; JSX loses its tags. */
export const text = written.transform(toText).meta({ title: 'text' })
