import { z } from 'zod/mini'

export const sidebarSchema = z
  .strictObject({
    items: z.exactOptional(z.enum(['container', 'card', 'border', 'undecorated'])).check(
      z.meta({
        enumDescriptions: [
          'The current page on a tinted ground.',
          'Each group on a card.',
          'A line along each group.',
          'The current page marked by its color alone.',
        ],
        description: 'How the items of the sidebar are drawn.',
        default: 'container',
        examples: ['card'],
      }),
    ),
  })
  .check(z.meta({ description: 'Look of the sidebar.', examples: [{ items: 'card' }] }))
