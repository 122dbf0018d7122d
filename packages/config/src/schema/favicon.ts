import { z } from 'zod'

export const faviconSchema = z
  .string()
  .meta({ description: 'Path or address of the icon that browsers show in the tab.', examples: ['/favicon.svg'] })
