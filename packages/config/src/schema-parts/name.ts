import { z } from 'zod/mini'
import { textSchema } from './text.ts'

export const nameSchema = textSchema.check(
  z.meta({
    description: 'Name of the project. It appears in the title of every page.',
    examples: ['Acme Docs'],
  }),
)
