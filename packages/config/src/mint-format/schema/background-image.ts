import { z } from 'zod/mini'

export const backgroundImageSchema = z
  .string()
  .check(z.meta({ description: 'Path or URL of an image behind every page.', examples: ['/images/background.png'] }))
