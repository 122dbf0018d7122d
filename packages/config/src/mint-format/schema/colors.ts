import { z } from 'zod/mini'
import { colorSchema } from '../../schema-parts/color.ts'
import { hexColorSchema } from '../../schema-parts/hex-color.ts'
import { placeholder } from '../../schema-parts/placeholder.ts'

/** Each side is optional, because many sites set only one; a rule warns about that. */
const backgroundSchema = z.strictObject({
  light: z
    .exactOptional(hexColorSchema)
    .check(z.meta({ description: 'Background in light mode.', examples: ['#ffffff'] })),
  dark: z
    .exactOptional(hexColorSchema)
    .check(z.meta({ description: 'Background in dark mode.', examples: ['#0f1117'] })),
})

export const colorsSchema = z
  .strictObject({
    primary: hexColorSchema.check(
      z.meta({ description: 'Accent color in light mode: links, active items.', examples: ['#0A7A5A'] }),
    ),
    light: z
      .exactOptional(hexColorSchema)
      .check(z.meta({ description: 'Accent color in dark mode.', examples: ['#07C983'] })),
    dark: z
      .exactOptional(hexColorSchema)
      .check(z.meta({ description: 'Color of important buttons.', examples: ['#0A5C49'] })),
    background: z.exactOptional(backgroundSchema).check(
      z.meta({
        description: 'Background of the page in each mode.',
        examples: [{ light: '#ffffff', dark: '#0f1117' }],
      }),
    ),
    anchors: z.exactOptional(colorSchema).check(
      z.meta({
        description: 'Background of the icons of anchors without a color. Defaults to the primary color.',
        examples: ['#0A7A5A', { from: '#FF7F57', to: '#9563FF' }],
      }),
    ),
    ultraLight: z
      .exactOptional(z.unknown())
      .check(z.meta({ description: 'Accepted for older files. It has no effect.', deprecated: true })),
    ultraDark: z
      .exactOptional(z.unknown())
      .check(z.meta({ description: 'Accepted for older files. It has no effect.', deprecated: true })),
  })
  .check(
    z.meta({
      defaultSnippets: [
        {
          label: 'Colors',
          description: 'Accent colors for both modes.',
          body: {
            primary: placeholder(1, '#0A7A5A'),
            light: placeholder(2, '#4ADE80'),
            dark: placeholder(3, '#0A5C49'),
          },
        },
      ],
      description: 'Colors of the theme, as hex codes.',
      examples: [{ primary: '#0A7A5A', light: '#07C983' }],
    }),
  )
