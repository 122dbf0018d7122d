import { z } from 'zod'
import { textSchema } from './text.ts'

export const logoSchema = z
  .union([
    textSchema,
    z.strictObject({
      light: z
        .string()
        .meta({ description: 'Path or address of the picture in light mode.', examples: ['/logo/light.svg'] }),
      dark: z
        .string()
        .meta({ description: 'Path or address of the picture in dark mode.', examples: ['/logo/dark.svg'] }),
      href: z
        .string()
        .exactOptional()
        .meta({
          description: 'Where the logo leads.',
          default: '/',
          examples: ['https://acme.com'],
        }),
    }),
  ])
  .meta({
    description: 'Path or address of the logo, or one for each mode.',
    examples: ['/logo.svg', { light: '/logo/light.svg', dark: '/logo/dark.svg', href: 'https://acme.com' }],
  })
