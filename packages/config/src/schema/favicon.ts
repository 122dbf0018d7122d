import { z } from 'zod/mini'

export const faviconSchema = z
  .string()
  .check(
    z.meta({ description: 'Path or address of the icon that browsers show in the tab.', examples: ['/favicon.svg'] }),
  )
