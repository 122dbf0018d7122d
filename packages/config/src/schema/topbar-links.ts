import { z } from 'zod'
import { topbarLinkSchema } from './topbar-link.ts'

export const topbarLinksSchema = z
  .array(topbarLinkSchema)
  .meta({ description: 'Links of the header.', examples: [[{ name: 'Support', url: 'mailto:hi@acme.com' }]] })
