import { z } from 'zod/mini'

export const apiAuthSchema = z
  .strictObject({
    // `cobo` is the scheme of one customer of the format in use (reference 1.2); a rule says that it is ignored.
    method: z
      .exactOptional(
        z.union([
          z.enum(['bearer', 'basic', 'key']).check(
            z.meta({
              enumDescriptions: [
                'A token in the header Authorization.',
                'User name and password.',
                'A key in a header of its own.',
              ],
            }),
          ),
          z.literal('cobo'),
        ]),
      )
      .check(
        z.meta({
          description: 'How requests prove who sends them.',
          examples: ['bearer'],
        }),
      ),
    name: z.exactOptional(z.string()).check(
      z.meta({
        description: 'Name of the authentication parameter. For "basic" two names: "[usernameName]:[passwordName]".',
        examples: ['X-API-Key', 'user:password'],
      }),
    ),
    inputPrefix: z.exactOptional(z.string()).check(
      z.meta({
        description: 'Text that the authentication input starts with.',
        examples: ['Token '],
      }),
    ),
  })
  .check(z.meta({ description: 'Authentication of the API.', examples: [{ method: 'bearer' }] }))
