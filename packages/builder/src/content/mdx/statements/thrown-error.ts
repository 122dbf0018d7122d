import { EvaluationError } from '../evaluation-error.ts'
import { badExpression } from '../problems.ts'
import type { SourceLocation } from '../source-position.ts'
import { isObjectValue, type Value } from '../values/value.ts'

const MAX_QUOTE_LENGTH = 200

/** A `throw` in content, which a `catch` in content can handle. */
export class ThrownError extends EvaluationError {
  readonly value: Value

  constructor(value: Value, location: SourceLocation) {
    const message = isObjectValue(value) ? value.message : value
    const quoted = typeof message === 'string' ? `: ${JSON.stringify(message.slice(0, MAX_QUOTE_LENGTH))}` : ''
    super(badExpression(`The code throws an error${quoted}.`), location)
    this.value = value
  }
}
