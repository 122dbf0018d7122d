import { z } from 'zod/mini'

export const apiAuthSchema = z
  .strictObject({
    // `cobo` is a leftover of older files; a rule reports that it is ignored.
    method: z
      .exactOptional(
        z.union([
          z.enum(['bearer', 'basic', 'key']).check(
            z.meta({
              enumDescriptions: [
                'A token in the Authorization header.',
                'A user name and password.',
                'A key in a separate header.',
              ],
            }),
          ),
          z.literal('cobo'),
        ]),
      )
      .check(
        z.meta({
          description: 'How requests are authenticated.',
          examples: ['bearer'],
        }),
      ),
    name: z.exactOptional(z.string()).check(
      z.meta({
        description: 'Name of the authentication parameter. For "basic", two names: "[usernameName]:[passwordName]".',
        examples: ['X-API-Key', 'user:password'],
      }),
    ),
    inputPrefix: z.exactOptional(z.string()).check(
      z.meta({
        description: 'Prefix of the value that the visitor enters.',
        examples: ['Token '],
      }),
    ),
  })
  .check(z.meta({ description: 'Authentication of the API.', examples: [{ method: 'bearer' }] }))
