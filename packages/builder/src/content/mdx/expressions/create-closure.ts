import { fail } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Scope } from '../scope.ts'
import { findUnsupported } from '../statements/find-unsupported.ts'
import { Closure, type FunctionNode } from '../values/value.ts'
import { describeUnknown } from './describe-unknown.ts'
import { findUnknownCall } from './find-unknown-call.ts'

/**
 * Creates the value of a function in content. Throws an `EvaluationError` for async functions, generators, and bodies with
 * unsupported statements or calls of nothing, so that they are reported even if nothing calls them. The functions of a
 * component are checked only when they are called: most are handlers, which never are.
 */
export function createClosure(node: FunctionNode, scope: Scope, evaluator: Pick<Evaluator, 'file'>): Closure {
  if (scope.isComponentCode) return new Closure(node, scope)
  const unsupported = findUnsupported(node)
  if (unsupported) return fail(unsupported.problem, unsupported.node, scope)
  const unknown = findUnknownCall(node, scope)
  if (unknown) return fail(describeUnknown(unknown.name, scope, evaluator), unknown.node, scope)
  return new Closure(node, scope)
}
