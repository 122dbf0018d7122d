import type { Expression, JSXElement, JSXFragment } from 'estree-jsx'
import type { ElementContent } from 'hast'
import type { Budget } from './budget.ts'
import type { ContentModule } from './content-module.ts'
import type { Problem } from './evaluation-error.ts'
import type { Scope } from './scope.ts'
import type { Place } from './source-position.ts'
import type { FunctionValue, ObjectValue, Value } from './value.ts'

/** The evaluation of one page: what its parts, which call each other in circles, know of one another. */
export interface Evaluator {
  readonly budget: Budget
  /** The page's own file. */
  readonly file: string
  /** The names that are defined everywhere. */
  readonly builtIns: Scope
  /** Names of the components that the next stage expands. */
  readonly knownComponents: ReadonlySet<string>
  /** Whether pages may load scripts from an origin. */
  allowsOrigin(origin: string): boolean

  /** Throws an `EvaluationError` when the expression is not of the supported kind. */
  evaluate(node: Expression, scope: Scope): Value
  /** Calls a function; a built-in's problems are told in `place`. */
  call(called: FunctionValue, parameters: readonly Value[], place: Place): Value
  evaluateJsx(node: JSXElement | JSXFragment, scope: Scope): ElementContent[]
  /**
   * The content of a snippet with props as free variables (and as `props`). Throws an `EvaluationError` in `place` when
   * the snippet is just being evaluated, that is, contains itself.
   */
  evaluateSnippet(module: ContentModule, props: ObjectValue, place: Place): ElementContent[]

  /** Finds the first of some files. Each is loaded once per page. */
  findModule(paths: readonly string[]): ContentModule | undefined
  /** Paths of the files that can be loaded, for suggestions. */
  listFiles(): Iterable<string>

  /** Reports a problem, once per code and place. */
  report(problem: Problem, place: Place): void
  /**
   * Runs an action. When it fails with an `EvaluationError`, the problem is reported and `recover` says what stands in
   * its place. A used-up budget ends the outermost attempt, not only the innermost, so that a bomb leaves nothing.
   */
  attempt<T>(action: () => T, recover: () => T, place: Place): T
}
