import type { z } from 'zod'
import { ServiceError } from '../../core/service-error.ts'

/** Of the faults of one body; a body of 256 KiB may have tens of thousands. */
const MOST_DETAILS = 50
/** Characters of a path or message, which quote keys of the caller. */
const LONGEST = 300

/**
 * Checks a parsed body by its schema; nothing is coerced.
 * @throws ServiceError `validation_failed` with every fault there is, {@link MOST_DETAILS} at most
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const details = issues
    .slice(0, MOST_DETAILS)
    .map(({ path, message }) => ({ path: cut(path.join('.')), message: cut(message) }))
  const rest = issues.length > MOST_DETAILS ? `, the first ${MOST_DETAILS} of ${issues.length} faults` : ''
  throw new ServiceError('validation_failed', `The body is not what was expected; see "details"${rest}.`, { details })
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
