import { toRange } from '@spearmint/config/diagnostics'
import type { Node as EstreeNode } from 'estree-jsx'
import type { ContentProblem } from '../codes/content-codes.ts'
import { type SourceLocation, toPosition } from './source-position.ts'
import type { Scope } from './values/value.ts'

/** An expression can't be evaluated. Only thrown and caught inside the evaluator. */
export class EvaluationError extends Error {
  /** Undefined if the cause was already reported. */
  readonly problem: ContentProblem | undefined
  readonly location: SourceLocation

  constructor(problem: ContentProblem | undefined, location: SourceLocation) {
    super(problem?.message ?? 'The cause was already reported.')
    this.problem = problem
    this.location = location
  }
}

/** Throws an {@link EvaluationError} at the location of an estree node. */
export function fail(problem: ContentProblem | undefined, node: Pick<EstreeNode, 'loc'>, scope: Scope): never {
  throw new EvaluationError(problem, toLocation(node, scope))
}

/** The location of an estree node. */
export function toLocation(node: Pick<EstreeNode, 'loc'>, scope: Scope): SourceLocation {
  return { file: scope.file, range: toRange(toPosition(node)) }
}
