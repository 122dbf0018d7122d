import { z } from 'zod/mini'

export const backgroundImageSchema = z
  .string()
  .check(
    z.meta({ description: 'Path or address of a picture behind every page.', examples: ['/images/background.png'] }),
  )
