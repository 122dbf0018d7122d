import { z } from 'zod/mini'
import { textFormats } from './text-format.ts'

/** A URL with a scheme. `mailto:` and templates such as `https://{host}/v1` are URLs too. */
export const absoluteUrlSchema = z
  .string()
  .check(z.regex(/^[A-Za-z][A-Za-z\d+.-]*:\S+$/, 'an absolute URL, for example "https://acme.com"'))
  .register(textFormats, { format: 'absolute URL' })
