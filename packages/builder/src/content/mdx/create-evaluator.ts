import { type Diagnostic, toDiagnosticUrl } from '@spearmint/config'
import type { ElementContent } from 'hast'
import { BudgetError, createBudget } from './budget.ts'
import { createBuiltIns } from './built-ins.ts'
import { callFunction } from './call-function.ts'
import type { ContentModule, LoadedFile } from './content-module.ts'
import { evaluateFile } from './evaluate-content.ts'
import { evaluateExpression } from './evaluate-expression.ts'
import { evaluateJsx } from './evaluate-jsx.ts'
import { EvaluationError, type Problem } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import { snippetCycle, tooComplex } from './problems.ts'
import { readModule } from './read-module.ts'
import { createBinding, createScope } from './scope.ts'
import type { Place } from './source-position.ts'
import type { ObjectValue } from './value.ts'

/** What the evaluation of a page asks of the site. */
export interface EvaluationOptions {
  /** The page's path in the site's folder. */
  file: string
  /** Names of the components that the next stage expands. */
  knownComponents: ReadonlySet<string>
  /** Loads a file of content by its path in the site's folder; undefined when there is none. May cache: trees aren't changed. */
  loadModule(path: string): LoadedFile | undefined
  /** Paths of the files that can be loaded, for suggestions. */
  listModules?(): Iterable<string>
  report(diagnostic: Diagnostic): void
  /** Whether pages may load scripts from an origin. Default: from none. */
  allowsOrigin?(origin: string): boolean
}

/** Connects the parts of the evaluation of one page. Its state (budget, loaded modules, reports) lasts as long as the page. */
export function createEvaluator(options: EvaluationOptions): Evaluator {
  const budget = createBudget()
  const builtIns = createScope(options.file, createBuiltIns())
  const modules = new Map<string, ContentModule | undefined>()
  const reported = new Set<string>()
  const activeFiles = [options.file]
  let attempts = 0

  function report(problem: Problem, { file, range }: Place): void {
    // A used-up budget fails everything that follows: one report is enough.
    const place = problem.code === 'page/too-complex' ? '' : `${file}:${range.line}:${range.column}`
    const key = `${problem.code} ${place}`
    if (reported.has(key)) return
    reported.add(key)
    options.report({ ...problem, file, ...range, url: toDiagnosticUrl(problem.code) })
  }

  function attempt<T>(action: () => T, recover: () => T, place: Place): T {
    attempts++
    try {
      return action()
    } catch (error) {
      if (error instanceof EvaluationError) {
        if (error.problem) report(error.problem, error.place)
        return recover()
      }
      // A RangeError is a stack overflow: nested deeper than the budget's levels foresee.
      const isTooComplex = error instanceof BudgetError || error instanceof RangeError
      if (!isTooComplex || attempts > 1) throw error
      report(tooComplex(), place)
      return recover()
    } finally {
      attempts--
    }
  }

  function findModule(paths: readonly string[]): ContentModule | undefined {
    for (const path of paths) {
      if (!modules.has(path)) {
        const loaded = options.loadModule(path)
        modules.set(path, loaded && readModule(loaded, evaluator))
      }
      const module = modules.get(path)
      if (module) return module
    }
    return undefined
  }

  function evaluateSnippet(module: ContentModule, props: ObjectValue, place: Place): ElementContent[] {
    const { file } = module
    if (activeFiles.includes(file)) {
      throw new EvaluationError(snippetCycle([...activeFiles.slice(activeFiles.indexOf(file)), file]), place)
    }
    const { children, ...others } = props
    const values = { ...others, children, props }
    const variables = new Map(Object.entries(values).map(([name, value]) => [name, createBinding(value)]))
    // What the file defines itself comes before its props.
    const scope = createScope(file, module.scope.bindings, createScope(file, variables, builtIns))
    activeFiles.push(file)
    try {
      return budget.nest(() => evaluateFile(module.tree, scope, evaluator))
    } finally {
      activeFiles.pop()
    }
  }

  const evaluator: Evaluator = {
    budget,
    file: options.file,
    builtIns,
    knownComponents: options.knownComponents,
    allowsOrigin: (origin) => options.allowsOrigin?.(origin) ?? false,
    evaluate(node, scope) {
      budget.spend(1)
      return budget.nest(() => evaluateExpression(node, scope, evaluator))
    },
    call: (called, parameters, place) => callFunction(called, parameters, place, evaluator),
    evaluateJsx: (node, scope) => evaluateJsx(node, scope, evaluator),
    evaluateSnippet,
    findModule,
    listFiles: () => options.listModules?.() ?? [],
    report,
    attempt,
  }
  return evaluator
}
