import { z } from 'zod'

export const feedbackSchema = z
  .strictObject({
    suggestEdit: z
      .boolean()
      .exactOptional()
      .meta({
        description: 'Whether pages have a button to suggest an edit by pull request.',
        default: false,
        examples: [true],
      }),
    raiseIssue: z
      .boolean()
      .exactOptional()
      .meta({
        description: 'Whether pages have a button to raise an issue about the docs.',
        default: false,
        examples: [true],
      }),
    thumbsRating: z
      .boolean()
      .exactOptional()
      .meta({
        description: 'Whether pages ask if they were helpful.',
        default: false,
        examples: [true],
      }),
  })
  .meta({ description: 'Feedback buttons.', examples: [{ suggestEdit: true, raiseIssue: true }] })
