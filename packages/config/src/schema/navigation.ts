import { z } from 'zod'
import { iconSchema } from './icon.ts'
import { iconTypeSchema } from './icon-type.ts'

const pagePathSchema = z
  .string()
  .regex(/\S/, 'the path of a page, for example "guides/start"')
  .meta({ description: 'Path of a page in the folder of the site, without extension.', examples: ['guides/start'] })

/** Groups inside groups are of the format in use; the specification knows pages only (reference 1.3, 1.4). */
const navigationGroupSchema = z
  .strictObject({
    group: z.string().meta({
      description: 'Title of the group. An empty one shows no heading.',
      examples: ['Get started'],
    }),
    get pages() {
      return z.array(z.union([pagePathSchema, navigationGroupSchema])).meta({
        description:
          'Pages of the group, by path without extension, and groups inside it, in the order of the sidebar.',
        examples: [['introduction', 'guides/start']],
      })
    },
    icon: iconSchema.exactOptional().meta({
      description: 'Icon beside the title of a group inside a group.',
      examples: ['rocket'],
    }),
    iconType: iconTypeSchema.exactOptional().meta({ description: 'Style of the icon.', examples: ['solid'] }),
    version: z
      .string()
      .exactOptional()
      .meta({
        description: 'Name of the only version that shows the group. It must be declared in "versions".',
        examples: ['v2'],
      }),
    public: z
      .boolean()
      .exactOptional()
      .meta({
        description: 'Of private sites. It is accepted, and without effect.',
        examples: [true],
      }),
  })
  .meta({ id: 'NavigationGroup', description: 'A group of the sidebar with its pages.' })

export const navigationSchema = z.array(navigationGroupSchema).meta({
  description: 'Groups of pages in the order of the sidebar.',
  examples: [[{ group: 'Get started', pages: ['introduction'] }]],
})
