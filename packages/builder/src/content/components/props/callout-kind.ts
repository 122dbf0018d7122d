import { z } from 'zod'
import { text } from './content.ts'

/** The ready-made callouts, whose tone a card may have too. */
const CALLOUT_KINDS = ['note', 'tip', 'info', 'warning', 'check', 'danger'] as const

/** The name of a ready-made callout, in upper or lower case. */
export const calloutKind = text
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(CALLOUT_KINDS, `one of ${CALLOUT_KINDS.join(', ')}`))
