import { z } from 'zod/mini'

export const sidebarSchema = z
  .strictObject({
    items: z.exactOptional(z.enum(['container', 'card', 'border', 'undecorated'])).check(
      z.meta({
        enumDescriptions: [
          'The current page has a tinted background.',
          'Each group is a card.',
          'Each group has a line along its side.',
          'Only the color marks the current page.',
        ],
        description: 'Style of the items in the sidebar.',
        default: 'container',
        examples: ['card'],
      }),
    ),
  })
  .check(z.meta({ description: 'Style of the sidebar.', examples: [{ items: 'card' }] }))
