import { z } from 'zod'

/** Class names as an author writes them, between spaces. Comes out as a list. */
export const classNames = z.string('class names').transform((value) => value.split(/\s+/).filter(Boolean))
