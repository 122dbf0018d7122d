import { z } from 'zod'
import { parseFlag } from './parse-flag.ts'

/** A boolean, in any notation that authors use. */
export const flag = z.preprocess((value) => parseFlag(value) ?? value, z.boolean('true or false'))
