import type { Expression, JSXElement, JSXFragment } from 'estree-jsx'
import type { ElementContent } from 'hast'
import type { ContentProblem } from '../codes/content-codes.ts'
import type { Budget } from './budget.ts'
import type { Ownership } from './ownership.ts'
import type { SourceLocation } from './source-position.ts'
import type { ContentModule, FunctionValue, ObjectValue, Scope, Value } from './values/value.ts'

/** The file of a scope, unless it is the page itself. */
export function findImportedFile(scope: Scope, { file }: Pick<Evaluator, 'file'>): string | undefined {
  return scope.file === file ? undefined : scope.file
}

/** The evaluation of one page: the functions that its parts, which are mutually recursive, use to call each other. */
export interface Evaluator {
  readonly budget: Budget
  /** Which values code may change. */
  readonly ownership: Ownership
  /** The page's own file. */
  readonly file: string
  /** Names of the components that the next stage expands. */
  readonly knownComponents: ReadonlySet<string>
  /** Whether pages may load scripts from an origin. */
  allowsOrigin(origin: string): boolean

  /** Throws an `EvaluationError` if the expression is not supported. */
  evaluate(node: Expression, scope: Scope): Value
  /** Calls a function. Invalid arguments of a built-in function are reported at `location`. */
  call(called: FunctionValue, parameters: readonly Value[], location: SourceLocation): Value
  evaluateJsx(node: JSXElement | JSXFragment, scope: Scope): ElementContent[]
  /**
   * Evaluates the content of a snippet, in which props are variables (and properties of `props`). Throws an
   * `EvaluationError` at `location` if the snippet contains itself.
   */
  evaluateSnippet(module: ContentModule, props: ObjectValue, location: SourceLocation): ElementContent[]

  /** Finds the first of these files that exists. Each file is loaded once per page. */
  findModule(paths: readonly string[]): ContentModule | undefined
  /** Paths of the files that can be loaded, for suggestions. */
  listFiles(): Iterable<string>

  /** Reports a problem, once per code and location. */
  report(problem: ContentProblem, location: SourceLocation): void
  /**
   * Runs an action. If it throws an `EvaluationError`, reports the problem and returns the result of `recover` instead. An
   * exhausted budget ends the outermost attempt, not just the innermost, so that no partial content remains.
   *
   * @param passesThrown - Whether a `throw` in content that nothing catches ends an outer attempt instead. Default: false.
   */
  attempt<T>(action: () => T, recover: () => T, location: SourceLocation, passesThrown?: boolean): T
}
