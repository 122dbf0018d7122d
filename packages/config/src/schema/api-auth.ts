import { z } from 'zod'

export const apiAuthSchema = z
  .strictObject({
    // `cobo` is the scheme of one customer of the format in use (reference 1.2); a rule says that it is ignored.
    method: z
      .union([z.enum(['bearer', 'basic', 'key']), z.literal('cobo')])
      .exactOptional()
      .meta({
        description: 'How requests prove who sends them.',
        examples: ['bearer'],
      }),
    name: z
      .string()
      .exactOptional()
      .meta({
        description: 'Name of the authentication parameter. For "basic" two names: "[usernameName]:[passwordName]".',
        examples: ['X-API-Key', 'user:password'],
      }),
    inputPrefix: z
      .string()
      .exactOptional()
      .meta({
        description: 'Text that the authentication input starts with.',
        examples: ['Token '],
      }),
  })
  .meta({ description: 'Authentication of the API.', examples: [{ method: 'bearer' }] })
