import { z } from 'zod/mini'
import { placeholder } from '../../schema-parts/placeholder.ts'
import { textSchema } from '../../schema-parts/text.ts'

export const logoSchema = z
  .union([
    textSchema,
    z.strictObject({
      light: z
        .string()
        .check(z.meta({ description: 'Path or URL of the image in light mode.', examples: ['/logo/light.svg'] })),
      dark: z
        .string()
        .check(z.meta({ description: 'Path or URL of the image in dark mode.', examples: ['/logo/dark.svg'] })),
      href: z.exactOptional(z.string()).check(
        z.meta({
          description: 'Link destination of the logo.',
          default: '/',
          examples: ['https://acme.com'],
        }),
      ),
    }),
  ])
  .check(
    z.meta({
      defaultSnippets: [
        {
          label: 'Logo',
          description: 'One image for each mode.',
          body: { light: placeholder(1, '/logo/light.svg'), dark: placeholder(2, '/logo/dark.svg') },
        },
      ],
      description: 'Path or URL of the logo, or one for each mode.',
      examples: ['/logo.svg', { light: '/logo/light.svg', dark: '/logo/dark.svg', href: 'https://acme.com' }],
    }),
  )
