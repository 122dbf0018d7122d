import { z } from 'zod'

const SPELLINGS: ReadonlyMap<unknown, boolean> = new Map([
  ['', true],
  ['true', true],
  ['false', false],
])

/** A boolean in every spelling authors use: bare (`required`), `{true}`, `"true"`, `"false"` (reference 4). */
export const flag = z.preprocess(
  (value) => SPELLINGS.get(typeof value === 'string' ? value.toLowerCase() : value) ?? value,
  z.boolean('true or false'),
)
