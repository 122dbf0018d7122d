import { z } from 'zod/mini'

/** `urls` in `spearmint`. */
export const urlStyleSchema = z.enum(['html', 'clean', 'folder']).check(
  z.meta({
    enumDescriptions: [
      '`/guides/a.html`. Works on every host.',
      '`/guides/a`, from the file `guides/a.html`. The host has to serve it.',
      '`/guides/a/`, from the file `guides/a/index.html`.',
    ],
    description: 'What the URLs of pages look like. The option `--urls` takes precedence.',
    examples: ['clean'],
  }),
)
