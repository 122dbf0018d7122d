import { z } from 'zod/mini'

export const feedbackSchema = z
  .strictObject({
    suggestEdit: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether pages have a button to suggest an edit with a pull request.',
        default: false,
        examples: [true],
      }),
    ),
    raiseIssue: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether pages have a button to open an issue about the docs.',
        default: false,
        examples: [true],
      }),
    ),
    thumbsRating: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether pages ask visitors if they were helpful.',
        default: false,
        examples: [true],
      }),
    ),
  })
  .check(z.meta({ description: 'Feedback buttons.', examples: [{ suggestEdit: true, raiseIssue: true }] }))
