import { z } from 'zod'
import { ENVIRONMENTS } from './environment.ts'

/** The schema of every request and response, from which types, validation and the OpenAPI document are derived. */

const MAX_TEXT_LENGTH = 256
const MAX_PAIRS = 1000
const MAX_PROPERTIES_BYTES = 64 * 1024

const TEXT_PATTERN = new RegExp(`^[^\\x00]{1,${MAX_TEXT_LENGTH}}$`, 'u')

/**
 * Exact code points: nothing is trimmed or case-folded. NUL is rejected because SQLite would truncate the text and PostgreSQL
 * reject it. `max` would count UTF-16 units where JSON Schema counts code points, and `regex` would put a pattern into the
 * OpenAPI document where lengths are easier to read.
 */
const text = z
  .string()
  .refine((value) => TEXT_PATTERN.test(value), `must have 1 to ${MAX_TEXT_LENGTH} characters and no NUL`)
  .meta({ minLength: 1, maxLength: MAX_TEXT_LENGTH, not: { pattern: '\\x00' } })

const userGroupId = text.meta({
  description: 'Your own ID for the user group. Case-sensitive.',
  examples: ['acme'],
})
const name = text.meta({ description: 'A display name.', examples: ['Acme Inc.'] })
const currentToken = text.meta({ description: 'The current token of the user group.', examples: ['ugt_4xTq1bN0'] })

const mapping = z
  .record(text, text)
  .refine((value) => Object.keys(value).length <= MAX_PAIRS, `must not have more than ${MAX_PAIRS} entries`)
  .meta({
    maxProperties: MAX_PAIRS,
    description: 'Maps each schema ID to a data source, or to the ID you provided for that data source.',
    examples: [{ warehouse: 'acme-7' }],
  })

const properties = z
  .record(z.string(), z.unknown())
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= MAX_PROPERTIES_BYTES, 'must not be larger than 64 KiB')
  .meta({ description: 'Any data you want to store with the user group.', examples: [{ plan: 'pro' }] })

export const getOrCreateRequest = z.strictObject({
  user_group_id: userGroupId,
  name: name.optional().meta({ description: 'A display name. Defaults to the ID.', examples: ['Acme Inc.'] }),
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
  .meta({ description: 'Omitted fields stay unchanged; null clears a field.' })

export const rotateRequest = z.strictObject({ current_token: currentToken })

export const deleteRequest = z
  .strictObject({
    user_group_id: userGroupId.optional(),
    current_token: currentToken.optional(),
    data_source_provided_id: text.optional().meta({
      description: 'One of the IDs in the mapping of the user group. It confirms the group but does not identify it.',
      examples: ['acme-7'],
    }),
  })
  .refine((value) => value.user_group_id !== undefined || value.current_token !== undefined, {
    message: 'requires user_group_id or current_token',
  })
  .meta({ anyOf: [{ required: ['user_group_id'] }, { required: ['current_token'] }] })

const teamId = z
  .int()
  .min(1)
  .meta({ description: 'The internal ID of the user group. It is never reused.', examples: [42] })
const token = z.string().meta({
  description: 'The token of the user group. Store it to render embedded dashboards.',
  examples: ['ugt_4xTq1bN0'],
})
const storedProperties = z.record(z.string(), z.unknown()).nullable()
const environmentTag = z
  .enum(ENVIRONMENTS)
  .nullable()
  .meta({ description: 'The environment of the API token.', examples: ['Customer'] })
const success = z.literal(1).meta({ description: '1: the request succeeded.' })
const identity = { team_id: teamId, token, name, provided_id: userGroupId }

export const getOrCreateResponse = z.strictObject({
  success,
  new_user_group: z.boolean().meta({ description: 'Whether this request created the user group.' }),
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
  success: z.literal(0).meta({ description: '0: the request failed.' }),
  error: z.strictObject({
    code: z.string().meta({ description: 'Identifies the kind of error. Stable.', examples: ['validation_failed'] }),
    message: z.string().meta({ description: 'Describes the error for people.' }),
    details: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  }),
  request_id: z.string().meta({ description: 'Identifies the request in the logs of the service.' }),
})
