import { sample } from 'openapi-sampler'
import { isObject } from '../../core/index.ts'
import type { Located, Scope } from './scope.ts'
import { toWholeSchema } from './to-whole-schema.ts'

/**
 * Generates a valid value of a schema, without write-only members. Undefined if the sampler fails on the schema. The
 * sampler has no limits of its own, so the schema is limited before.
 */
export function createSample(schema: unknown, from: Located, step: string, scope: Scope): unknown {
  const whole = toWholeSchema(schema, from, step, scope)
  try {
    const value = sample(whole as Parameters<typeof sample>[0], { skipWriteOnly: true, quiet: true })
    return scope.limitValue(value, from)
  } catch {
    return isObject(whole) && whole.type === 'array' ? [] : undefined
  }
}
