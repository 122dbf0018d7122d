import { z } from 'zod/mini'
import { placeholder } from '../../schema-parts/placeholder.ts'
import { navigationSchema } from './navigation/navigation.ts'
import { optionalSettings, requiredSettings } from './settings.ts'

/**
 * The shape of a `docs.json` after its includes: types, required keys, allowed values. The navigation accepts every
 * content in every division, and a rule reports what doesn't belong together, because the reader keeps it.
 */
export const docsConfigSchema = z
  .strictObject({ ...requiredSettings, navigation: navigationSchema, ...optionalSettings })
  .check(
    z.meta({
      defaultSnippets: [
        {
          label: 'New site',
          description: 'A name, colors and a group of pages.',
          body: {
            theme: placeholder(1, 'mint'),
            name: placeholder(2, 'Acme Docs'),
            colors: { primary: placeholder(3, '#0A7A5A') },
            favicon: '/favicon.svg',
            navigation: { groups: [{ group: placeholder(4, 'Get started'), pages: [placeholder(5, 'introduction')] }] },
          },
        },
      ],
      title: 'Site configuration',
      description: 'Settings of a documentation site: docs.json.',
    }),
  )

/** A valid `docs.json` as written, before defaults. */
export type DocsConfigInput = z.output<typeof docsConfigSchema>
