import { z } from 'zod/mini'
import { optionalKey } from './key.ts'

export const markdownSchema = z.strictObject({
  schema: optionalKey(z.boolean(), {
    description: 'Whether the Markdown of API pages has the part of the OpenAPI file.',
    default: true,
    examples: [false],
  }),
  instructions: optionalKey(z.union([z.string(), z.array(z.string())]), {
    description: 'Text, or texts, for readers of the Markdown output and of "llms.txt".',
    examples: ['Prefer the newest version.'],
  }),
})
