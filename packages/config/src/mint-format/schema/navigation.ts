import { z } from 'zod/mini'
import { iconTypeSchema } from '../../schema-parts/icon-type.ts'
import { placeholder } from '../../schema-parts/placeholder.ts'
import { iconSchema } from './icon.ts'

const pagePathSchema = z
  .string()
  .check(
    z.regex(/\S/, 'the path of a page, for example "guides/start"'),
    z.meta({ description: 'Path of a page in the site folder, without extension.', examples: ['guides/start'] }),
  )

/** Groups inside groups are an extension of the original format (docs/reference/mint-json.mdx). */
const navigationGroupSchema = z.strictObject({
  group: z.string().check(
    z.meta({
      description: 'Title of the group. An empty title shows no heading.',
      examples: ['Get started'],
    }),
  ),
  get pages() {
    return z.array(z.union([pagePathSchema, navigationGroupSchema])).check(
      z.meta({
        description: 'Page paths without extension, and nested groups, in the order of the sidebar.',
        examples: [['introduction', 'guides/start']],
      }),
    )
  },
  icon: z.exactOptional(iconSchema).check(
    z.meta({
      description: 'Icon next to the title of a nested group.',
      examples: ['rocket'],
    }),
  ),
  iconType: z.exactOptional(iconTypeSchema).check(z.meta({ description: 'Style of the icon.', examples: ['solid'] })),
  version: z.exactOptional(z.string()).check(
    z.meta({
      description: 'Version that shows the group. It must be declared in "versions". Without it, all versions do.',
      examples: ['v2'],
    }),
  ),
  public: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Accepted for older files. It has no effect.',
      examples: [true],
    }),
  ),
})

// Not as a check, which would copy the object and evaluate `pages`, whose groups have this same schema.
z.globalRegistry.add(navigationGroupSchema, {
  id: 'NavigationGroup',
  description: 'A group of pages in the sidebar.',
})

export const navigationSchema = z.array(navigationGroupSchema).check(
  z.meta({
    defaultSnippets: [
      {
        label: 'Group',
        description: 'A group with one page.',
        body: [{ group: placeholder(1, 'Get started'), pages: [placeholder(2, 'introduction')] }],
      },
    ],
    description: 'Groups of pages, in the order of the sidebar.',
    examples: [[{ group: 'Get started', pages: ['introduction'] }]],
  }),
)
