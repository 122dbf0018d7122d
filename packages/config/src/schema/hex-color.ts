import { z } from 'zod/mini'

/** `#` and 3 or 6 hex digits: no alpha, no names (reference 1.3). */
export const hexColorSchema = z
  .string()
  .check(z.regex(/^#(?:[\da-fA-F]{3}|[\da-fA-F]{6})$/, 'a hex color: # and 3 or 6 hex digits, for example "#0D9373"'))
