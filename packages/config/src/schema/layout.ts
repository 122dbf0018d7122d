import { z } from 'zod/mini'

export const layoutSchema = z.enum(['topnav', 'sidenav', 'solidSidenav']).check(
  z.meta({
    enumDescriptions: [
      'The header above everything.',
      'The sidebar as a column from top to bottom.',
      'As sidenav, with a ground of its own.',
    ],
    description: 'Where the header is.',
    default: 'topnav',
    examples: ['sidenav'],
  }),
)
