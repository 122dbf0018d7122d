import { z } from 'zod/mini'

export const eyebrowSchema = z
  .strictObject({
    display: z.exactOptional(z.enum(['section', 'breadcrumbs'])).check(
      z.meta({
        enumDescriptions: ['The group of the page.', 'All groups that contain the page.'],
        description: '"section" shows the group of the page, "breadcrumbs" all groups that contain it.',
        default: 'section',
        examples: ['breadcrumbs'],
      }),
    ),
  })
  .check(z.meta({ description: 'The line above the title of a page.', examples: [{ display: 'breadcrumbs' }] }))
