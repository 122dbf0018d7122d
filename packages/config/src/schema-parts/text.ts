import { z } from 'zod/mini'

/** Text with at least one character that is not white space. */
export const textSchema = z.string().check(z.regex(/\S/, 'text that is not blank'))
