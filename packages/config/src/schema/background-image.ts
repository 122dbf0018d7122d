import { z } from 'zod'

export const backgroundImageSchema = z
  .string()
  .meta({ description: 'Path or address of a picture behind every page.', examples: ['/images/background.png'] })
