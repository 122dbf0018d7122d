import { z } from 'zod/mini'
import { absoluteUrlSchema } from '../../schema-parts/absolute-url.ts'
import { textSchema } from '../../schema-parts/text.ts'
import { choice, key, optionalKey } from './key.ts'

const metatagsSchema = z.record(z.string(), textSchema)

const organizationSchema = z.strictObject({
  id: optionalKey(absoluteUrlSchema, { description: 'URL that identifies it.', examples: ['https://acme.com/#org'] }),
  name: optionalKey(textSchema, { description: 'Name of the organization.', examples: ['Acme'] }),
  legalName: optionalKey(textSchema, { description: 'Registered name.', examples: ['Acme, Inc.'] }),
  url: optionalKey(absoluteUrlSchema, { description: 'URL of its site.', examples: ['https://acme.com'] }),
  logo: optionalKey(absoluteUrlSchema, { description: 'URL of its logo.', examples: ['https://acme.com/logo.png'] }),
  sameAs: optionalKey(z.array(absoluteUrlSchema), {
    description: 'URLs of its other profiles.',
    examples: [['https://github.com/acme']],
  }),
})

export const seoSchema = z.strictObject({
  indexing: optionalKey(choice({ navigable: 'The pages of the navigation.', all: 'All pages, hidden ones too.' }), {
    description: 'Which pages the sitemap and the search include.',
    default: 'navigable',
    examples: ['all'],
  }),
  metatags: optionalKey(metatagsSchema, {
    description: 'Meta tags of every page, by name.',
    examples: [{ 'og:image': 'https://acme.com/card.png' }],
  }),
  organization: optionalKey(organizationSchema, {
    description: 'Who publishes the site, as structured data on every page.',
    examples: [{ name: 'Acme', url: 'https://acme.com' }],
  }),
  trailingSlash: optionalKey(z.boolean(), {
    description: 'Whether the URLs of pages end with a slash: `true` is the same as `"urls": "folder"` in `spearmint`.',
    examples: [true],
  }),
  paths: optionalKey(
    z.array(
      z.strictObject({
        path: key(textSchema, {
          description: 'A folder, without slashes at its ends. "*" is any segment.',
          examples: ['guides/*'],
        }),
        metatags: key(metatagsSchema, {
          description: 'Meta tags of the pages in the folder.',
          examples: [{ robots: 'noindex' }],
        }),
      }),
    ),
    { description: 'Meta tags of folders.', examples: [[{ path: 'guides', metatags: { robots: 'noindex' } }]] },
  ),
})
