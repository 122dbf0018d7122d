import type { ElementContent } from 'hast'
import type { Budget } from './budget.ts'
import { copyContent } from './copy-content.ts'
import { EvaluationError } from './evaluation-error.ts'
import { badExpression } from './problems.ts'
import type { Place } from './source-position.ts'
import { describeKind, isHastValue, isListValue, type Value } from './value.ts'

/**
 * Turns a value into content as JSX does: texts and numbers are text, `true`, `false`, `null` and `undefined` nothing,
 * lists are flattened, hast is copied. Throws an `EvaluationError` for any other value.
 */
export function toContent(value: Value, place: Place, budget: Budget): ElementContent[] {
  if (value === null || value === undefined || typeof value === 'boolean' || value === '') return []
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ type: 'text', value: budget.spendText(String(value)) }]
  }
  if (isHastValue(value)) return copyContent(value.children, budget)
  if (isListValue(value)) {
    budget.spend(value.length)
    return budget.nest(() => value.flatMap((item) => toContent(item, place, budget)))
  }
  throw new EvaluationError(
    badExpression(`Only text, numbers, JSX and lists of them can be shown, not ${describeKind(value)}.`),
    place,
  )
}
