import { z } from 'zod/mini'

/** A format of a text that a fix can convert similar texts to. */
export type TextFormat = 'hex color' | 'absolute URL' | 'link' | 'domain'

/** Which schemas expect which format. Schemas derived from one of them inherit its format. */
export const textFormats = z.registry<{ format: TextFormat }>()
