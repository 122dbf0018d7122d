import { z } from 'zod/mini'
import { iconSchema } from '../icon.ts'
import { optionalKey } from '../key.ts'
import { branchKeys } from './branch-keys.ts'
import { sdkSchema } from './sdk.ts'

const pagePathSchema = z
  .string()
  .check(
    z.regex(/\S/, 'the path of a page, for example "guides/start"'),
    z.meta({ description: 'Path of a page in the site folder, without extension.', examples: ['guides/start'] }),
  )

const entrySchema = z.union([pagePathSchema, z.lazy((): z.ZodMiniType => groupSchema)])

export const pagesSchema = z.array(entrySchema)

export const groupSchema = z.strictObject({
  group: z
    .string()
    .check(
      z.minLength(1, 'the title of the group'),
      z.meta({ description: 'Title of the group.', examples: ['Get started'] }),
    ),
  pages: optionalKey(pagesSchema, {
    description: 'Page paths without extension, operations such as "GET /users", and nested groups.',
    examples: [['introduction', 'guides/start']],
  }),
  icon: optionalKey(iconSchema, { description: 'Icon next to the title.', examples: ['rocket'] }),
  tag: optionalKey(z.string(), { description: 'Badge next to the title.', examples: ['New'] }),
  root: optionalKey(pagePathSchema, {
    description: 'Page that the title links to.',
    examples: ['guides/overview'],
  }),
  expanded: optionalKey(z.boolean(), {
    description: 'Whether a nested group is open at first.',
    default: false,
    examples: [true],
  }),
  searchable: optionalKey(z.boolean(), {
    description: 'Whether the pages of a hidden group can be found.',
    examples: [true],
  }),
  boost: optionalKey(z.number(), { description: 'Factor for the pages in the search.', examples: [2] }),
  ...branchKeys,
  sdk: optionalKey(sdkSchema, {
    description: 'Reference of a library. It has no effect yet.',
    examples: [{ format: 'typedoc', source: '/api.json' }],
  }),
  public: optionalKey(z.boolean(), { description: 'Accepted for other tools. It has no effect.', deprecated: true }),
  groups: optionalKey(z.array(z.lazy((): z.ZodMiniType => groupSchema)), {
    description: 'Not part of the format: write nested groups in "pages".',
    deprecated: true,
  }),
})

z.globalRegistry.add(groupSchema, { id: 'Group', description: 'A group of pages in the sidebar.' })
