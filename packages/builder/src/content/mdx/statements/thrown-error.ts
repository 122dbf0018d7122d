import { EvaluationError } from '../evaluation-error.ts'
import { badExpression } from '../problems.ts'
import type { SourceLocation } from '../source-position.ts'
import { isObjectValue, type Value } from '../values/value.ts'

/** A `throw` in content, which a `catch` in content can handle. */
export class ThrownError extends EvaluationError {
  readonly value: Value

  constructor(value: Value, location: SourceLocation) {
    const message = isObjectValue(value) ? value.message : value
    super(
      badExpression(
        `The code throws an error: ${JSON.stringify(typeof message === 'string' ? message : '').slice(0, 200)}.`,
      ),
      location,
    )
    this.value = value
  }
}
