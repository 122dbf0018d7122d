import type { Statement } from 'estree-jsx'
import { bindPattern } from './bind-pattern.ts'
import { createClosure } from './create-closure.ts'
import { describeStatement } from './describe-statement.ts'
import { EvaluationError, fail } from './evaluation-error.ts'
import type { Evaluator } from './evaluator.ts'
import { badExpression, unsupportedCode } from './problems.ts'
import { type Binding, createBinding, createScope, type Scope } from './scope.ts'
import type { SourceLocation } from './source-position.ts'
import { ArgumentError } from './to-argument.ts'
import { BuiltIn, type Closure, type FunctionValue, type Value } from './value.ts'

/**
 * Calls a function. A function of the content may contain `const` declarations, conditions and a `return`; its parameters
 * may be destructured and have defaults. Throws an `EvaluationError`.
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
    called instanceof BuiltIn ? callBuiltIn(called, parameters, location) : callClosure(called, parameters, evaluator),
  )
}

function callBuiltIn(called: BuiltIn, parameters: readonly Value[], location: SourceLocation): Value {
  try {
    return called.apply(parameters[0])
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    throw new EvaluationError(badExpression(`${called.name}(): ${error.message}`), location)
  }
}

function callClosure({ node, scope: outer }: Closure, parameters: readonly Value[], evaluator: Evaluator): Value {
  const bindings = new Map<string, Binding>()
  const scope = createScope(outer.file, bindings, outer)
  for (const [index, pattern] of node.params.entries()) {
    if (pattern.type === 'RestElement') {
      bindPattern(pattern.argument, evaluator.budget.spendList(parameters.slice(index)), bindings, scope, evaluator)
    } else {
      bindPattern(pattern, parameters[index], bindings, scope, evaluator)
    }
  }
  return node.body.type === 'BlockStatement'
    ? runStatements(node.body.body, scope, bindings, evaluator)?.value
    : evaluator.evaluate(node.body, scope)
}

/** Runs statements up to a `return`. Undefined if there is none. */
function runStatements(
  statements: readonly Statement[],
  scope: Scope,
  bindings: Map<string, Binding>,
  evaluator: Evaluator,
): { value: Value } | undefined {
  for (const statement of statements) {
    const returned = runStatement(statement, scope, bindings, evaluator)
    if (returned) return returned
  }
  return undefined
}

function runStatement(
  statement: Statement,
  scope: Scope,
  bindings: Map<string, Binding>,
  evaluator: Evaluator,
): { value: Value } | undefined {
  evaluator.budget.spend(1)
  switch (statement.type) {
    case 'ReturnStatement':
      return { value: statement.argument ? evaluator.evaluate(statement.argument, scope) : undefined }
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations) {
        bindPattern(id, init ? evaluator.evaluate(init, scope) : undefined, bindings, scope, evaluator)
      }
      return undefined
    case 'FunctionDeclaration':
      bindings.set(statement.id.name, createBinding(createClosure(statement, scope)))
      return undefined
    case 'IfStatement': {
      const branch = evaluator.evaluate(statement.test, scope) ? statement.consequent : statement.alternate
      return branch ? evaluator.budget.nest(() => runStatement(branch, scope, bindings, evaluator)) : undefined
    }
    case 'BlockStatement': {
      const inner = new Map<string, Binding>()
      const innerScope = createScope(scope.file, inner, scope)
      return evaluator.budget.nest(() => runStatements(statement.body, innerScope, inner, evaluator))
    }
    case 'EmptyStatement':
      return undefined
    default:
      return fail(unsupportedCode(describeStatement(statement.type)), statement, scope)
  }
}
