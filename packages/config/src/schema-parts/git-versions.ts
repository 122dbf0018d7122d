import { z } from 'zod/mini'
import { textSchema } from './text.ts'

/** What is expected of `limit`, for messages. */
const LIMIT_RANGE = 'a whole number from 1 to 1000'

/** `versions` in `spearmint`: the tags and branches of Git that a build renders. */
export const gitVersionsSchema = z
  .strictObject({
    from: z.union([textSchema, z.array(textSchema).check(z.minLength(1, 'at least one name or pattern'))]).check(
      z.meta({
        description:
          'Names of tags and branches, or patterns in which `*` stands for any text. A pattern that starts with `!` excludes names.',
        examples: ['v*', ['v*', '!v0.*', 'main']],
      }),
    ),
    newestOf: z.exactOptional(z.enum(['major', 'minor', 'release'])).check(
      z.meta({
        enumDescriptions: [
          'The newest release of each major version, such as `v2` for `v2.4.1`.',
          'The newest release of each minor version, such as `v2.4` for `v2.4.1`.',
          'Every release that matches.',
        ],
        description: 'Which of the names that match a pattern are versions.',
        default: 'minor',
        examples: ['major'],
      }),
    ),
    limit: z.exactOptional(z.int().check(z.minimum(1, LIMIT_RANGE), z.maximum(1000, LIMIT_RANGE))).check(
      z.meta({
        description: 'How many versions patterns select, newest first. Default: all.',
        examples: [5],
      }),
    ),
    labels: z.exactOptional(z.record(z.string(), textSchema)).check(
      z.meta({
        description: 'What the version menu shows, by the name of a version, a tag or a branch.',
        examples: [{ 'v2.4': '2.4 (LTS)', next: 'Development' }],
      }),
    ),
    folder: z.exactOptional(z.enum(['next', 'latest', 'omit'])).check(
      z.meta({
        enumDescriptions: [
          'An unreleased version, below `/next`.',
          'The latest version, at `/`. All others are old.',
          'It is not published.',
        ],
        description: 'What the files on the disk are.',
        default: 'next',
        examples: ['latest'],
      }),
    ),
    noindex: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether search engines are asked not to list old and unreleased versions.',
        default: false,
        examples: [true],
      }),
    ),
  })
  .check(
    z.meta({
      description:
        'Versions of the documentation from the tags and branches of a Git repository. Not with versions in the navigation.',
      examples: [{ from: 'v*', limit: 5 }],
    }),
  )

export type GitVersionsInput = z.input<typeof gitVersionsSchema>
