import { z } from 'zod/mini'
import { iconSchema } from './icon.ts'
import { iconTypeSchema } from './icon-type.ts'
import { placeholder } from './placeholder.ts'

const pagePathSchema = z
  .string()
  .check(
    z.regex(/\S/, 'the path of a page, for example "guides/start"'),
    z.meta({ description: 'Path of a page in the folder of the site, without extension.', examples: ['guides/start'] }),
  )

/** Groups inside groups are of the format in use; the specification knows pages only (reference 1.3, 1.4). */
const navigationGroupSchema = z.strictObject({
  group: z.string().check(
    z.meta({
      description: 'Title of the group. An empty one shows no heading.',
      examples: ['Get started'],
    }),
  ),
  get pages() {
    return z.array(z.union([pagePathSchema, navigationGroupSchema])).check(
      z.meta({
        description:
          'Pages of the group, by path without extension, and groups inside it, in the order of the sidebar.',
        examples: [['introduction', 'guides/start']],
      }),
    )
  },
  icon: z.exactOptional(iconSchema).check(
    z.meta({
      description: 'Icon beside the title of a group inside a group.',
      examples: ['rocket'],
    }),
  ),
  iconType: z.exactOptional(iconTypeSchema).check(z.meta({ description: 'Style of the icon.', examples: ['solid'] })),
  version: z.exactOptional(z.string()).check(
    z.meta({
      description: 'Name of the only version that shows the group. It must be declared in "versions".',
      examples: ['v2'],
    }),
  ),
  public: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Of private sites. It is accepted, and without effect.',
      examples: [true],
    }),
  ),
})

// Not as a check: it would copy the object, and with it ask for the pages, which are groups of this very kind.
z.globalRegistry.add(navigationGroupSchema, {
  id: 'NavigationGroup',
  description: 'A group of the sidebar with its pages.',
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
    description: 'Groups of pages in the order of the sidebar.',
    examples: [[{ group: 'Get started', pages: ['introduction'] }]],
  }),
)
