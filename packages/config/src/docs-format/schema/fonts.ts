import { z } from 'zod/mini'
import { choice, optionalKey } from './key.ts'

const faceKeys = {
  family: optionalKey(z.string(), {
    description: 'Name of the font family. Without "source", visitors see it if they have it installed.',
    examples: ['Inter'],
  }),
  weight: optionalKey(z.number(), { description: 'Weight, 1 to 1000.', examples: [400] }),
  source: optionalKey(z.string(), {
    description: 'Path of the font file in the site. A file on another host is not loaded.',
    examples: ['/fonts/acme.woff2'],
  }),
  format: optionalKey(choice({ woff: 'Web Open Font Format 1.', woff2: 'Web Open Font Format 2, smaller.' }), {
    description: 'Format of the font file. Required with "source".',
    examples: ['woff2'],
  }),
}

const faceSchema = z.strictObject(faceKeys)

export const fontsSchema = z.strictObject({
  ...faceKeys,
  heading: optionalKey(faceSchema, { description: 'Font of headings.', examples: [{ family: 'Roboto' }] }),
  body: optionalKey(faceSchema, { description: 'Font of body text.', examples: [{ family: 'Inter' }] }),
})

export type FontsInput = z.output<typeof fontsSchema>
