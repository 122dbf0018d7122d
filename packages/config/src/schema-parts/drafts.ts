import { z } from 'zod/mini'

const draftSchema = z.enum(['skills', 'site-skill']).check(
  z.meta({
    enumDescriptions: [
      'A list of the `SKILL.md` files in `.well-known/agent-skills` (Agent Skills Discovery 0.2).',
      'The same list, with a skill about the site.',
    ],
  }),
)

/** Conventions that are still drafts. */
export const draftsSchema = z.array(draftSchema).check(
  z.meta({
    description:
      'Files to publish by conventions that are still drafts. Their names and formats may change with any version.',
    examples: [['skills', 'site-skill']],
  }),
)
