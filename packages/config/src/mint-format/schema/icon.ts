import { z } from 'zod/mini'

/** Name of an icon in the icon library, or the path or URL of an image. */
export const iconSchema = z.string()
