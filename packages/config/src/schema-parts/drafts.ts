import { z } from 'zod/mini'

/** Conventions that are still drafts. */
export const draftsSchema = z.array(z.enum(['skills', 'site-skill'])).check(
  z.meta({
    description:
      'Files to publish by conventions that are still drafts, so that their names and formats may change with any version. `skills` lists the `SKILL.md` files of your folder for agents (Agent Skills Discovery 0.2), and `site-skill` adds one about the site.',
    examples: [['skills', 'site-skill']],
  }),
)
