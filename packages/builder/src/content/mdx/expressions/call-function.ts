import { EvaluationError, fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { badExpression, firstState } from '../problems.ts'
import { type Binding, createScope } from '../scope.ts'
import type { SourceLocation } from '../source-position.ts'
import { findUnsupportedKind } from '../statements/find-unsupported.ts'
import { runStatements } from '../statements/run-statements.ts'
import { ArgumentError } from '../values/to-argument.ts'
import { BuiltIn, type Closure, type FunctionValue, isListValue, type Value } from '../values/value.ts'
import { bindPattern } from './bind-pattern.ts'
import { createInvoke } from './call-method.ts'

/**
 * Calls a function. The parameters of a function in content may be destructured and have defaults. Throws an
 * `EvaluationError`.
 *
 * @param location - Where to report invalid arguments of a built-in function.
 */
export function callFunction(
  called: FunctionValue,
  parameters: readonly Value[],
  location: SourceLocation,
  evaluator: Evaluator,
): Value {
  evaluator.budget.spend(1)
  return evaluator.budget.nest(() =>
    called instanceof BuiltIn
      ? callBuiltIn(called, parameters, location, evaluator)
      : callClosure(called, parameters, evaluator),
  )
}

function callBuiltIn(
  called: BuiltIn,
  parameters: readonly Value[],
  location: SourceLocation,
  evaluator: Evaluator,
): Value {
  const { budget, ownership, report } = evaluator
  if (called.isStateful) report(firstState(`\`${called.name}\``), location)
  try {
    const result = called.apply(parameters, {
      invoke: createInvoke(location, evaluator),
      budget,
      ownership,
      location,
      report,
    })
    if (typeof result === 'string') return budget.spendText(result)
    // What a built-in function returns is new, unless it was given.
    return isListValue(result) && !parameters.includes(result) ? ownership.own(result as Value[]) : result
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    throw new EvaluationError(badExpression(`${called.name}(): ${error.message}`), location)
  }
}

function callClosure({ node, scope: outer }: Closure, parameters: readonly Value[], evaluator: Evaluator): Value {
  const bindings = new Map<string, Binding>()
  const unsupported = findUnsupportedKind(node)
  if (unsupported) return fail(unsupported.problem, unsupported.node, outer)
  const scope = createScope(outer.file, bindings, outer, true)
  for (const [index, pattern] of node.params.entries()) {
    if (pattern.type === 'RestElement') {
      const rest = evaluator.ownership.own(evaluator.budget.spendList(parameters.slice(index)))
      bindPattern(pattern.argument, rest, bindings, scope, evaluator)
    } else {
      bindPattern(pattern, parameters[index], bindings, scope, evaluator)
    }
  }
  if (node.body.type !== 'BlockStatement') return evaluator.evaluate(node.body, scope)
  const completion = runStatements(node.body.body, scope, bindings, evaluator)
  return typeof completion === 'object' ? completion.value : undefined
}
