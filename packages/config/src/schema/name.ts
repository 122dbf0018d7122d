import { textSchema } from './text.ts'

export const nameSchema = textSchema.meta({
  description: 'Name of the project. It stands in the title of every page.',
  examples: ['Acme Docs'],
})
