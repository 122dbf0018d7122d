import { z } from 'zod'

/** The element that holds a step's title. */
export const titleSize = z.enum(['p', 'h2', 'h3', 'h4'], 'one of p, h2, h3, h4')
