import { z } from 'zod'
import { readFlag } from './read-flag.ts'

/** A boolean in every spelling authors use. */
export const flag = z.preprocess((value) => readFlag(value) ?? value, z.boolean('true or false'))
