import { z } from 'zod/mini'
import { textFormats } from './text-format.ts'

/** `#` and 3 or 6 hex digits: no alpha channel, no names. */
export const hexColorSchema = z
  .string()
  .check(z.regex(/^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/, 'a hex color: # and 3 or 6 hex digits, for example "#0D9373"'))
  .register(textFormats, { format: 'hex color' })
