import { z } from 'zod'
import { ENVIRONMENTS } from './environment.ts'

/** The form of every request and response: types (messages.ts), checks and the OpenAPI description come from here. */

const LONGEST_TEXT = 256
const MOST_PAIRS = 1000
const MOST_PROPERTY_BYTES = 64 * 1024

const TEXT = new RegExp(`^[^\\x00]{1,${LONGEST_TEXT}}$`, 'u')

/**
 * Exact code points, nothing trimmed or folded. NUL is refused: one store cuts it, the other refuses it. Not by `max`, which
 * counts UTF-16 units where JSON Schema counts code points, nor by `regex`: to readers of the description the lengths say it.
 */
const text = z
  .string()
  .refine((value) => TEXT.test(value), `must have 1 to ${LONGEST_TEXT} characters, and no NUL`)
  .meta({ minLength: 1, maxLength: LONGEST_TEXT, not: { pattern: '\\x00' } })

const userGroupId = text.meta({
  description: 'Your own id of the user group. Upper and lower case differ.',
  examples: ['acme'],
})
const name = text.meta({ description: 'A name for people.', examples: ['Acme Inc.'] })
const currentToken = text.meta({ description: 'The token that the user group has now.', examples: ['ugt_4xTq1bN0'] })

const mapping = z
  .record(text, text)
  .refine((value) => Object.keys(value).length <= MOST_PAIRS, `must not hold more than ${MOST_PAIRS} pairs`)
  .meta({
    maxProperties: MOST_PAIRS,
    description: 'Ids of the user group in your data sources, by data source.',
    examples: [{ warehouse: 'acme-7' }],
  })

const properties = z
  .record(z.string(), z.unknown())
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= MOST_PROPERTY_BYTES, 'must not be larger than 64 KiB')
  .meta({ description: 'Anything you want to keep with the user group.', examples: [{ plan: 'pro' }] })

export const getOrCreateRequest = z.strictObject({
  user_group_id: userGroupId,
  name: name.optional().meta({ description: 'A name for people; the id by default.', examples: ['Acme Inc.'] }),
  mapping: mapping.optional(),
  properties: properties.optional(),
})

export const updateRequest = z
  .strictObject({
    user_group_id: userGroupId,
    name: name.optional(),
    mapping: mapping.nullable().optional(),
    properties: properties.nullable().optional(),
  })
  .meta({ description: 'What is absent stays as it is; null clears it.' })

export const rotateRequest = z.strictObject({ current_token: currentToken })

export const deleteRequest = z
  .strictObject({
    user_group_id: userGroupId.optional(),
    current_token: currentToken.optional(),
    data_source_provided_id: text.optional().meta({
      description: 'One of the ids in the mapping of the user group. It confirms the group; it does not find it.',
      examples: ['acme-7'],
    }),
  })
  .refine((value) => value.user_group_id !== undefined || value.current_token !== undefined, {
    message: 'needs user_group_id or current_token',
  })
  .meta({ anyOf: [{ required: ['user_group_id'] }, { required: ['current_token'] }] })

const teamId = z
  .int()
  .min(1)
  .meta({ description: 'The number of the user group. It is never given again.', examples: [42] })
const token = z.string().meta({ description: 'The token of the user group. Keep it.', examples: ['ugt_4xTq1bN0'] })
const storedProperties = z.record(z.string(), z.unknown()).nullable()
const environmentTag = z
  .enum(ENVIRONMENTS)
  .nullable()
  .meta({ description: 'The environment of the API token.', examples: ['Customer'] })
const success = z.literal(1).meta({ description: '1: it worked.' })
const identity = { team_id: teamId, token, name, provided_id: userGroupId }

export const getOrCreateResponse = z.strictObject({
  success,
  new_user_group: z.boolean().meta({ description: 'Whether the user group was made by this request.' }),
  user_group: z.strictObject({ ...identity, properties: storedProperties }),
})

export const updateResponse = z.strictObject({
  success,
  user_group: z.strictObject({ ...identity, properties: storedProperties, api_environment_tag: environmentTag }),
})

export const rotateResponse = z.strictObject({
  success,
  user_group: z.strictObject({ ...identity, api_environment_tag: environmentTag }),
})

export const deleteResponse = z.strictObject({ success })

export const errorResponse = z.strictObject({
  success: z.literal(0).meta({ description: '0: it did not work.' }),
  error: z.strictObject({
    code: z.string().meta({ description: 'What went wrong; stable.', examples: ['validation_failed'] }),
    message: z.string().meta({ description: 'The same in words, for people.' }),
    details: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  }),
  request_id: z.string().meta({ description: 'Names the request in the logs of the service.' }),
})
