import type { Diagnostic } from '@spearmint/config'
import type { Node as EstreeNode } from 'estree-jsx'
import type { Scope } from './scope.ts'
import { type Place, toPosition, toRange } from './source-position.ts'

/** A problem without its place. */
export type Problem = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'suggestions'>

/** An expression that can't be evaluated. Thrown inside the evaluator only; it is caught where the construct stands. */
export class EvaluationError extends Error {
  /** Undefined when the cause was reported before. */
  readonly problem: Problem | undefined
  readonly place: Place

  constructor(problem: Problem | undefined, place: Place) {
    super(problem?.message ?? 'The cause was reported before.')
    this.problem = problem
    this.place = place
  }
}

/** Throws an {@link EvaluationError} in the place of an estree node. */
export function fail(problem: Problem | undefined, node: Pick<EstreeNode, 'loc'>, scope: Scope): never {
  throw new EvaluationError(problem, toPlace(node, scope))
}

/** The place of an estree node. */
export function toPlace(node: Pick<EstreeNode, 'loc'>, scope: Scope): Place {
  return { file: scope.file, range: toRange(toPosition(node)) }
}
