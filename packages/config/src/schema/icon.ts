import { z } from 'zod'

/** Name of an icon of the icon library, or the path or address of a picture. */
export const iconSchema = z.string()
