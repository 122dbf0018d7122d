import { z } from 'zod'
import { readFlag } from './read-flag.ts'

/** A boolean, in any notation that authors use. */
export const flag = z.preprocess((value) => readFlag(value) ?? value, z.boolean('true or false'))
