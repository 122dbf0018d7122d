import type { z } from 'zod'
import { ServiceError } from '../../core/index.ts'

/** Limits the details of one response: a body of 256 KiB can have tens of thousands of errors. */
const MAX_DETAILS = 50
/** Characters of a path or message, which can quote keys of the client. */
const MAX_DETAIL_LENGTH = 300

/**
 * Validates a parsed body against a schema. Nothing is coerced.
 * @throws ServiceError `validation_failed` with all errors, up to {@link MAX_DETAILS}
 */
export function validateBody<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: toMessage })
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const details = issues
    .slice(0, MAX_DETAILS)
    .map(({ path, message }) => ({ path: truncate(path.join('.')), message: truncate(message) }))
  const count = issues.length > MAX_DETAILS ? ` for the first ${MAX_DETAILS} of ${issues.length} errors` : ''
  throw new ServiceError('validation_failed', `The body is invalid; see "details"${count}.`, { details })
}

/** The message of an issue, in the words of the API. Rules of a field have their own. */
function toMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? issue.expected}`
  }
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => JSON.stringify(key)).join(', ')
    return `has ${issue.keys.length === 1 ? 'an unknown field' : 'unknown fields'}: ${names}`
  }
  return issue.code === 'invalid_key' ? `has a key that ${issue.issues[0]?.message ?? 'is invalid'}` : undefined
}

/** What clients call the types of the schemas. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'a boolean',
  object: 'an object',
  record: 'an object',
}

function truncate(text: string): string {
  return text.length > MAX_DETAIL_LENGTH ? `${text.slice(0, MAX_DETAIL_LENGTH)}…` : text
}
