import { z } from 'zod'

export const eyebrowSchema = z
  .strictObject({
    display: z
      .enum(['section', 'breadcrumbs'])
      .exactOptional()
      .meta({
        description: '"section" shows the group of the page, "breadcrumbs" all groups around it.',
        default: 'section',
        examples: ['breadcrumbs'],
      }),
  })
  .meta({ description: 'The line above the title of a page.', examples: [{ display: 'breadcrumbs' }] })
