import { z } from 'zod/mini'

export const layoutSchema = z.enum(['topnav', 'sidenav', 'solidSidenav']).check(
  z.meta({
    enumDescriptions: [
      'The header spans the whole page.',
      'The sidebar spans the whole height.',
      'Like sidenav, with a background of its own.',
    ],
    description: 'Position of the header.',
    default: 'topnav',
    examples: ['sidenav'],
  }),
)
