import type { ElementContent } from 'hast'
import type { Budget } from '../budget.ts'
import { copyContent } from '../copy-content.ts'
import { EvaluationError } from '../evaluation-error.ts'
import { badExpression } from '../problems.ts'
import type { SourceLocation } from '../source-position.ts'
import { describeKind, isHastValue, isListValue, type Value } from '../values/value.ts'

/**
 * Converts a value to content as JSX does: strings and numbers become text, booleans, `null` and `undefined` nothing, lists
 * are flattened, and hast is copied. Throws an `EvaluationError` for any other value.
 */
export function toContent(value: Value, location: SourceLocation, budget: Budget): ElementContent[] {
  if (value === null || value === undefined || typeof value === 'boolean' || value === '') return []
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ type: 'text', value: budget.spendText(String(value)).toWellFormed() }]
  }
  if (isHastValue(value)) return copyContent(value.children, budget)
  if (isListValue(value)) {
    budget.spend(value.length)
    return budget.nest(() => value.flatMap((item) => toContent(item, location, budget)))
  }
  throw new EvaluationError(
    badExpression(`Cannot show ${describeKind(value)}. Only text, numbers, JSX and lists of these can be shown.`),
    location,
  )
}
