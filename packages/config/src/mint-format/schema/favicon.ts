import { z } from 'zod/mini'

export const faviconSchema = z
  .string()
  .check(z.meta({ description: 'Path or URL of the icon in the browser tab.', examples: ['/favicon.svg'] }))
