import type { z } from 'zod'
import { ServiceError } from '../model/service-error.ts'

/**
 * Checks a parsed body by its schema; nothing is coerced.
 * @throws ServiceError `validation_failed` with every fault there is
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const details = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ServiceError('validation_failed', 'The body is not what was expected; see "details".', { details })
}
