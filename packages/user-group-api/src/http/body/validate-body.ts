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
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const details = issues
    .slice(0, MAX_DETAILS)
    .map(({ path, message }) => ({ path: truncate(path.join('.')), message: truncate(message) }))
  const count = issues.length > MAX_DETAILS ? ` for the first ${MAX_DETAILS} of ${issues.length} errors` : ''
  throw new ServiceError('validation_failed', `The body is invalid; see "details"${count}.`, { details })
}

function truncate(text: string): string {
  return text.length > MAX_DETAIL_LENGTH ? `${text.slice(0, MAX_DETAIL_LENGTH)}…` : text
}
