import { z } from 'zod/mini'

const fontFaceShape = {
  family: z.exactOptional(z.string()).check(z.meta({ description: 'Name of the font family.', examples: ['Inter'] })),
  weight: z.exactOptional(z.number()).check(z.meta({ description: 'Weight, 1 to 1000.', examples: [400] })),
  url: z
    .exactOptional(z.string())
    .check(z.meta({ description: 'Path or URL of the font file.', examples: ['/fonts/acme.woff2'] })),
  format: z.exactOptional(z.enum(['woff', 'woff2'])).check(
    z.meta({
      enumDescriptions: ['Web Open Font Format 1.', 'Web Open Font Format 2, smaller.'],
      description: 'Format of the font file. Required with "url".',
      examples: ['woff2'],
    }),
  ),
}

const fontFaceSchema = z.strictObject(fontFaceShape)

export const fontSchema = z
  .strictObject({
    ...fontFaceShape,
    headings: z
      .exactOptional(fontFaceSchema)
      .check(z.meta({ description: 'Font of headings.', examples: [{ family: 'Roboto' }] })),
    body: z
      .exactOptional(fontFaceSchema)
      .check(z.meta({ description: 'Font of body text.', examples: [{ family: 'Inter' }] })),
  })
  .check(
    z.meta({
      description: 'Font of the site, or separate fonts for headings and body text.',
      examples: [{ family: 'Inter' }],
    }),
  )
