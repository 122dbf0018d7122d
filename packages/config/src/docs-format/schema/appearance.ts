import { z } from 'zod/mini'
import { choice, optionalKey } from './key.ts'

export const appearanceSchema = z.strictObject({
  default: optionalKey(
    choice({ system: 'The mode of the operating system.', light: 'Light mode.', dark: 'Dark mode.' }),
    { description: 'Mode of the first visit.', default: 'system', examples: ['dark'] },
  ),
  strict: optionalKey(z.boolean(), {
    description: "Whether visitors can't change the mode.",
    default: false,
    examples: [true],
  }),
})
