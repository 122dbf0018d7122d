import { fail } from './evaluation-error.ts'
import { findUnsupported } from './find-unsupported.ts'
import type { Scope } from './scope.ts'
import { Closure, type FunctionNode } from './value.ts'

/**
 * Creates the value of a function in content. Throws an `EvaluationError` for async functions, generators, and bodies with
 * unsupported statements, so that they are reported even if nothing calls them. The functions of a component are checked
 * only when they are called: most are handlers, which never are.
 */
export function createClosure(node: FunctionNode, scope: Scope): Closure {
  const unsupported = scope.isComponentCode ? undefined : findUnsupported(node)
  if (unsupported) return fail(unsupported.problem, unsupported.node, scope)
  return new Closure(node, scope)
}
