import { z } from 'zod/mini'
import { choice, optionalKey } from '../key.ts'
import { specsSchema } from '../specs.ts'

/** What divisions and groups have in common. */
export const branchKeys = {
  hidden: optionalKey(z.boolean(), {
    description: 'Whether it is missing from the sidebar and the menus. Its pages are still published.',
    default: false,
    examples: [true],
  }),
  openapi: optionalKey(specsSchema, {
    description: 'OpenAPI file, or several. Their operations become pages.',
    examples: ['/openapi.json'],
  }),
  asyncapi: optionalKey(specsSchema, {
    description: 'AsyncAPI file, or several. They have no effect yet.',
    examples: ['/asyncapi.yaml'],
  }),
  directory: optionalKey(
    choice({ none: 'No list.', accordion: 'A list that can be folded.', card: 'A list of cards.' }),
    {
      description: 'How the root page of a group below lists its children.',
      default: 'none',
      examples: ['card'],
    },
  ),
}
