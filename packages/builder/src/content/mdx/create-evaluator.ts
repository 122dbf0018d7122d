import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { ElementContent, Root } from 'hast'
import { BudgetError } from '../../core/index.ts'
import type { ContentProblem } from '../codes/content-codes.ts'
import { CONTENT_CODES } from '../codes/content-codes.ts'
import { createBudget } from './budget.ts'
import { createBuiltIns } from './built-ins.ts'
import { evaluateFile } from './evaluate-content.ts'
import { EvaluationError } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import { callFunction } from './expressions/call-function.ts'
import { evaluateExpression } from './expressions/evaluate-expression.ts'
import { evaluateJsx } from './jsx/evaluate-jsx.ts'
import { createModule } from './modules/create-module.ts'
import { createOwnership } from './ownership.ts'
import { snippetCycle, tooComplex } from './problems.ts'
import { createBinding, createScope } from './scope.ts'
import type { SourceLocation } from './source-position.ts'
import { ThrownError } from './statements/thrown-error.ts'
import type { ContentModule, LoadedFile, ObjectValue } from './values/value.ts'

/** What the evaluation of a page needs from the site. */
export interface EvaluationOptions {
  /** Path of the page, relative to the site's folder. */
  file: string
  /** Names of the components that the next stage expands. */
  knownComponents: ReadonlySet<string>
  /** Loads a file of content by its path, if it exists. May return a shared tree: trees are never changed. */
  loadModule(path: string): LoadedFile | undefined
  /** Paths of the files that can be loaded, for suggestions. */
  listModules?(): Iterable<string>
  report(diagnostic: Diagnostic): void
  /** Whether pages may load scripts from an origin. By default, they can't. */
  allowsOrigin?(origin: string): boolean
}

/**
 * Creates the evaluator of one page, and the module of the page itself. Its state (budget, loaded modules, reports) belongs
 * to that page.
 */
export function createEvaluator(tree: Root, options: EvaluationOptions): { evaluator: Evaluator; page: ContentModule } {
  const budget = createBudget()
  const ownership = createOwnership()
  const modules = new Map<string, ContentModule | undefined>()
  const reported = new Set<string>()
  const activeFiles = [options.file]
  let attempts = 0

  function report(problem: ContentProblem, { file, range }: SourceLocation): void {
    // An exhausted budget makes everything that follows fail, so one report is enough.
    const position = problem.code === 'page/too-complex' ? '' : `${file}:${range.line}:${range.column}`
    const key = `${problem.code} ${position}`
    if (reported.has(key)) return
    reported.add(key)
    options.report(toDiagnostic(CONTENT_CODES, { ...problem, file, range }))
  }

  function attempt<T>(action: () => T, recover: () => T, location: SourceLocation, passesThrown = false): T {
    attempts++
    try {
      return ownership.join(action)
    } catch (error) {
      if (passesThrown && error instanceof ThrownError) throw error
      if (error instanceof EvaluationError) {
        if (error.problem) report(error.problem, error.location)
        return recover()
      }
      // A RangeError is a stack overflow: the nesting uses more stack than the budget's limit assumes.
      const isTooComplex = error instanceof BudgetError || error instanceof RangeError
      if (!isTooComplex || attempts > 1) throw error
      report(tooComplex(), location)
      return recover()
    } finally {
      attempts--
    }
  }

  function findModule(paths: readonly string[]): ContentModule | undefined {
    for (const path of paths) {
      if (!modules.has(path)) {
        const loaded = options.loadModule(path)
        modules.set(path, loaded && createModule(loaded, page.scope, evaluator))
      }
      const module = modules.get(path)
      if (module) return module
    }
    return undefined
  }

  function evaluateSnippet(module: ContentModule, props: ObjectValue, location: SourceLocation): ElementContent[] {
    const { file } = module
    if (activeFiles.includes(file)) {
      throw new EvaluationError(snippetCycle([...activeFiles.slice(activeFiles.indexOf(file)), file]), location)
    }
    const { children, ...others } = props
    const values = { ...others, children, props }
    const variables = new Map(Object.entries(values).map(([name, value]) => [name, createBinding(value)]))
    // Definitions of the file take precedence over its props, and these over what the page imports and defines: authors keep
    // all imports of a page in the page itself.
    const scope = createScope(file, module.scope.bindings, createScope(file, variables, page.scope))
    activeFiles.push(file)
    try {
      return budget.nest(() => evaluateFile(module.tree, scope, evaluator))
    } finally {
      activeFiles.pop()
    }
  }

  const evaluator: Evaluator = {
    budget,
    ownership,
    file: options.file,
    knownComponents: options.knownComponents,
    allowsOrigin: (origin) => options.allowsOrigin?.(origin) ?? false,
    evaluate(node, scope) {
      budget.spend(1)
      return budget.nest(() => evaluateExpression(node, scope, evaluator))
    },
    call: (called, parameters, location) => callFunction(called, parameters, location, evaluator),
    evaluateJsx: (node, scope) => evaluateJsx(node, scope, evaluator),
    evaluateSnippet,
    findModule,
    listFiles: () => options.listModules?.() ?? [],
    report,
    attempt,
  }
  const builtIns = createScope(options.file, createBuiltIns())
  const page = createModule({ file: options.file, tree }, builtIns, evaluator)
  return { evaluator, page }
}
