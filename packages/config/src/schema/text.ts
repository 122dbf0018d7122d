import { z } from 'zod'

/** Text with at least one character that is not a space. */
export const textSchema = z.string().regex(/\S/, 'text that is not blank')
