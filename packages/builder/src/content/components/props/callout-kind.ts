import { z } from 'zod'
import { text } from './content.ts'

/** The built-in callouts, whose colors a card can also have. */
const CALLOUT_KINDS = ['note', 'tip', 'info', 'warning', 'check', 'danger'] as const

/** The name of a built-in callout, in upper or lower case. */
export const calloutKind = text
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(CALLOUT_KINDS, `one of ${CALLOUT_KINDS.join(', ')}`))
