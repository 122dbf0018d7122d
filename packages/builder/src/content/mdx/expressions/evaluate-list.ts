import type { Expression, SpreadElement } from 'estree-jsx'
import { fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { unexpectedValue } from '../problems.ts'
import type { Scope } from '../scope.ts'
import { findItems } from '../values/find-items.ts'
import type { Value } from '../values/value.ts'

/** Evaluates the elements of a list or the arguments of a call, and expands spreads. */
export function evaluateList(
  nodes: readonly (Expression | SpreadElement | null)[],
  scope: Scope,
  evaluator: Evaluator,
): Value[] {
  const list: Value[] = []
  for (const node of nodes) {
    if (node?.type === 'SpreadElement') {
      const spread = evaluator.evaluate(node.argument, scope)
      const items =
        findItems(spread, evaluator.budget) ?? fail(unexpectedValue('a list after "..."', spread), node, scope)
      evaluator.budget.spend(items.length)
      for (const item of items) list.push(item)
    } else {
      list.push(node ? evaluator.evaluate(node, scope) : undefined)
    }
  }
  return evaluator.budget.spendList(list)
}
