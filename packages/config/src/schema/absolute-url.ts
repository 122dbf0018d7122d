import { z } from 'zod/mini'

/** An address with its scheme. `mailto:` and templates such as `https://{host}/v1` are addresses too. */
export const absoluteUrlSchema = z
  .string()
  .check(z.regex(/^[A-Za-z][A-Za-z\d+.-]*:\S+$/, 'an absolute address, for example "https://acme.com"'))
