import { z } from 'zod'
import { colorSchema } from './color.ts'
import { hexColorSchema } from './hex-color.ts'

/** The specification demands both sides; 14 of 30 real uses give one (reference 1.3). A rule warns of that. */
const backgroundSchema = z.strictObject({
  light: hexColorSchema.exactOptional().meta({ description: 'Background in light mode.', examples: ['#ffffff'] }),
  dark: hexColorSchema.exactOptional().meta({ description: 'Background in dark mode.', examples: ['#0f1117'] }),
})

export const colorsSchema = z
  .strictObject({
    primary: hexColorSchema.meta({ description: 'Accent in light mode: links, active items.', examples: ['#0D9373'] }),
    light: hexColorSchema.exactOptional().meta({ description: 'Accent in dark mode.', examples: ['#07C983'] }),
    dark: hexColorSchema.exactOptional().meta({ description: 'Color of important buttons.', examples: ['#0A5C49'] }),
    background: backgroundSchema.exactOptional().meta({
      description: 'Background of the page in each mode.',
      examples: [{ light: '#ffffff', dark: '#0f1117' }],
    }),
    anchors: colorSchema.exactOptional().meta({
      description: 'Background of the icons of anchors that have no color of their own. The primary color when absent.',
      examples: ['#0D9373', { from: '#FF7F57', to: '#9563FF' }],
    }),
    ultraLight: z.unknown().exactOptional().meta({ description: 'Of old files. Without effect.', deprecated: true }),
    ultraDark: z.unknown().exactOptional().meta({ description: 'Of old files. Without effect.', deprecated: true }),
  })
  .meta({ description: 'Colors of the theme, as hex codes.', examples: [{ primary: '#0D9373', light: '#07C983' }] })
