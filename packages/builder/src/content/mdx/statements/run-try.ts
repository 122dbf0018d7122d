import type { BlockStatement, TryStatement } from 'estree-jsx'
import type { Evaluator } from '../evaluator.ts'
import { bindPattern } from '../expressions/bind-pattern.ts'
import { type Binding, createScope, type Scope } from '../scope.ts'
import type { Completion } from './completion.ts'
import { ThrownError } from './thrown-error.ts'

/**
 * Runs `try`. Only what the content throws is caught: a problem, such as code that is not supported, is always reported.
 *
 * @param runBlock - Runs the statements of a block.
 */
export function runTry(
  { block, handler, finalizer }: TryStatement,
  scope: Scope,
  runBlock: (block: BlockStatement, scope: Scope) => Completion,
  evaluator: Evaluator,
): Completion {
  if (!finalizer) return runHandled()
  let completion: Completion
  try {
    completion = runHandled()
  } catch (error) {
    const last = error instanceof ThrownError ? runBlock(finalizer, scope) : undefined
    if (last) return last
    throw error
  }
  return runBlock(finalizer, scope) ?? completion

  function runHandled(): Completion {
    try {
      return runBlock(block, scope)
    } catch (error) {
      if (!(error instanceof ThrownError) || !handler) throw error
      const bindings = new Map<string, Binding>()
      const inner = createScope(scope.file, bindings, scope)
      if (handler.param) bindPattern(handler.param, error.value, bindings, inner, evaluator)
      return runBlock(handler.body, inner)
    }
  }
}
