import { z } from 'zod'

const EXPECTED = 'an array of strings such as {["beta"]}'

/** A list of strings. A single string is a list of one. */
export const strings = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.string(EXPECTED), EXPECTED),
)
