import { BudgetError } from '../../../core/index.ts'
import { MAX_TEXT_LENGTH } from '../budget.ts'

/** Joins texts. Throws a `BudgetError` before a text is created that is too long: its parts may be the same long text. */
export function joinText(parts: readonly string[], separator: string): string {
  let length = separator.length * Math.max(0, parts.length - 1)
  for (const part of parts) length += part.length
  if (length > MAX_TEXT_LENGTH) throw new BudgetError('the length of a text', MAX_TEXT_LENGTH)
  return parts.join(separator)
}
