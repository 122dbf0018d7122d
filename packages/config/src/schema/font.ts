import { z } from 'zod'

const fontFaceShape = {
  family: z
    .string()
    .exactOptional()
    .meta({ description: 'Name of the font family.', examples: ['Inter'] }),
  weight: z
    .number()
    .exactOptional()
    .meta({ description: 'Weight, 1 to 1000.', examples: [400] }),
  url: z
    .string()
    .exactOptional()
    .meta({ description: 'Path or address of the font file.', examples: ['/fonts/acme.woff2'] }),
  format: z
    .enum(['woff', 'woff2'])
    .exactOptional()
    .meta({
      description: 'Format of the font file. Needed with "url".',
      examples: ['woff2'],
    }),
}

const fontFaceSchema = z.strictObject(fontFaceShape)

export const fontSchema = z
  .strictObject({
    ...fontFaceShape,
    headings: fontFaceSchema
      .exactOptional()
      .meta({ description: 'Font of headings.', examples: [{ family: 'Roboto' }] }),
    body: fontFaceSchema.exactOptional().meta({ description: 'Font of text.', examples: [{ family: 'Inter' }] }),
  })
  .meta({ description: 'Font of the site, or one for headings and one for text.', examples: [{ family: 'Inter' }] })
