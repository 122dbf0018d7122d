import { z } from 'zod/mini'

/** Name of an icon of the icon library, or the path or address of a picture. */
export const iconSchema = z.string()
