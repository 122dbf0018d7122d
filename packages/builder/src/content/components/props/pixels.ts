import { z } from 'zod'

/** A size in CSS pixels, written `{20}`, `"20"` or `"20px"`. The result is a number. */
export const pixels = z.preprocess(
  (value) =>
    typeof value === 'string' ? Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value)?.[1] ?? Number.NaN) : value,
  z.number('a size in pixels such as {20}').positive('a size in pixels such as {20}'),
)
