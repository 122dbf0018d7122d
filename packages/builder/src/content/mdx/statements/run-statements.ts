import type { Statement, SwitchStatement } from 'estree-jsx'
import { fail, toLocation } from '../evaluation-error.ts'
import type { Evaluator } from '../evaluator.ts'
import { bindPattern } from '../expressions/bind-pattern.ts'
import { createClosure } from '../expressions/create-closure.ts'
import { unsupportedCode } from '../problems.ts'
import { type Binding, createBinding, createScope, createVariable, type Scope } from '../scope.ts'
import type { Completion } from './completion.ts'
import { describeStatement } from './describe-statement.ts'
import { runLoop } from './run-loop.ts'
import { runTry } from './run-try.ts'
import { ThrownError } from './thrown-error.ts'

/** Runs statements up to a `return` or a jump. */
export function runStatements(
  statements: readonly Statement[],
  scope: Scope,
  bindings: Map<string, Binding>,
  evaluator: Evaluator,
): Completion {
  evaluator.budget.spend(statements.length)
  // Functions are defined before the first statement runs.
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration') {
      bindings.set(statement.id.name, createBinding(createClosure(statement, scope, evaluator)))
    }
  }
  for (const statement of statements) {
    const completion = runStatement(statement, scope, bindings, evaluator)
    if (completion) return completion
  }
  return undefined
}

function runStatement(
  statement: Statement,
  scope: Scope,
  bindings: Map<string, Binding>,
  evaluator: Evaluator,
): Completion {
  evaluator.budget.spend(1)
  switch (statement.type) {
    case 'ReturnStatement':
      return { value: statement.argument ? evaluator.evaluate(statement.argument, scope) : undefined }
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations) {
        const value = init ? evaluator.evaluate(init, scope) : undefined
        const toBinding = statement.kind === 'const' ? createBinding : createVariable
        bindPattern(id, value, bindings, scope, evaluator, toBinding)
      }
      return undefined
    case 'IfStatement': {
      const branch = evaluator.evaluate(statement.test, scope) ? statement.consequent : statement.alternate
      return branch ? evaluator.budget.nest(() => runStatement(branch, scope, bindings, evaluator)) : undefined
    }
    case 'SwitchStatement':
      return evaluator.budget.nest(() => runSwitch(statement, scope, evaluator))
    case 'BlockStatement':
      return evaluator.budget.nest(() => runBlock(statement.body, scope, evaluator))
    case 'BreakStatement':
    case 'ContinueStatement':
      if (statement.label) return fail(unsupportedCode('A label'), statement, scope)
      return statement.type === 'BreakStatement' ? 'break' : 'continue'
    case 'DoWhileStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'ForStatement':
    case 'WhileStatement':
      return evaluator.budget.nest(() =>
        runLoop(statement, scope, (inner, ...names) => runStatement(inner, ...names, evaluator), evaluator),
      )
    case 'TryStatement':
      return evaluator.budget.nest(() =>
        runTry(statement, scope, (block, outer) => runBlock(block.body, outer, evaluator), evaluator),
      )
    case 'ThrowStatement':
      throw new ThrownError(evaluator.evaluate(statement.argument, scope), toLocation(statement, scope))
    case 'ExpressionStatement':
      evaluator.evaluate(statement.expression, scope)
      return undefined
    case 'EmptyStatement':
    case 'FunctionDeclaration':
      return undefined
    default:
      return fail(unsupportedCode(describeStatement(statement.type)), statement, scope)
  }
}

function runBlock(statements: readonly Statement[], scope: Scope, evaluator: Evaluator): Completion {
  const bindings = new Map<string, Binding>()
  return runStatements(statements, createScope(scope.file, bindings, scope), bindings, evaluator)
}

function runSwitch({ discriminant, cases }: SwitchStatement, scope: Scope, evaluator: Evaluator): Completion {
  evaluator.budget.spend(cases.length)
  const value = evaluator.evaluate(discriminant, scope)
  const matching = cases.findIndex(({ test }) => test && evaluator.evaluate(test, scope) === value)
  const first = matching === -1 ? cases.findIndex(({ test }) => !test) : matching
  if (first === -1) return undefined
  const statements = cases.slice(first).flatMap(({ consequent }) => consequent)
  const completion = runBlock(statements, scope, evaluator)
  return completion === 'break' ? undefined : completion
}
