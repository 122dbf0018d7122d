import { z } from 'zod'

export const sidebarSchema = z
  .strictObject({
    items: z
      .enum(['container', 'card', 'border', 'undecorated'])
      .exactOptional()
      .meta({
        description: 'How the items of the sidebar are drawn.',
        default: 'container',
        examples: ['card'],
      }),
  })
  .meta({ description: 'Look of the sidebar.', examples: [{ items: 'card' }] })
