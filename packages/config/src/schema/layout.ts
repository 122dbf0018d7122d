import { z } from 'zod'

export const layoutSchema = z
  .enum(['topnav', 'sidenav', 'solidSidenav'])
  .meta({ description: 'Where the header is.', default: 'topnav', examples: ['sidenav'] })
