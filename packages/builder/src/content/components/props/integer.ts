import { z } from 'zod'

/** A whole number, written `{2}` or `"2"` (docs/reference/page-content.mdx#component-properties). */
export const integer = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value),
  z.int('a whole number such as {2}'),
)
