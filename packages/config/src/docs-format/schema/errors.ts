import { z } from 'zod/mini'
import { key, optionalKey } from './key.ts'

const notFoundSchema = z.strictObject({
  redirect: optionalKey(z.boolean(), {
    description: 'Whether visitors are sent to the home page instead.',
    default: false,
    examples: [true],
  }),
  title: optionalKey(z.string(), { description: 'Title of the page.', examples: ['Nothing here'] }),
  description: optionalKey(z.string(), {
    description: 'Text of the page, with inline Markdown.',
    examples: ['Back to the [start](/)'],
  }),
})

export const errorsSchema = z.strictObject({
  '404': key(notFoundSchema, {
    description: 'What visitors get for a URL without a page.',
    examples: [{ redirect: false, title: 'Nothing here' }],
  }),
})
