import { z } from 'zod/mini'
import { textFormats } from '../../schema-parts/text-format.ts'

/** Where a link leads: an absolute URL, or a path that starts with `/` or `#`. */
export const hrefSchema = z
  .string()
  .check(z.regex(/^(?:[/#]|[A-Za-z][A-Za-z\d+.-]*:\S)/, 'an absolute URL, or a path that starts with "/" or "#"'))
  .register(textFormats, { format: 'link' })
