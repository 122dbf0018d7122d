import type { AssignmentExpression, BinaryOperator, Expression, Pattern, Statement, SwitchStatement } from 'estree-jsx'
import { bindPattern } from './bind-pattern.ts'
import { createClosure } from './create-closure.ts'
import { describeStatement } from './describe-statement.ts'
import { evaluateBinary } from './evaluate-operators.ts'
import { fail } from './evaluation-error.ts'
import { type Evaluator, findImportedFile } from './evaluator.ts'
import { isHookCall } from './find-unsupported.ts'
import { unknownVariable, unsupportedCode } from './problems.ts'
import {
  type Binding,
  createBinding,
  createScope,
  createVariable,
  findBinding,
  listNames,
  type Scope,
} from './scope.ts'
import type { Value } from './value.ts'

/** Why the statements of a block ended early. */
type Completion = { value: Value } | 'break' | undefined

/** Runs statements up to a `return` or `break`. */
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
      bindings.set(statement.id.name, createBinding(createClosure(statement, scope)))
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
        if (statement.kind !== 'const' && id.type === 'Identifier') bindings.set(id.name, createVariable(value))
        else bindPattern(id, value, bindings, scope, evaluator)
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
      return statement.label ? fail(unsupportedCode('A label'), statement, scope) : 'break'
    case 'ExpressionStatement':
      return runExpression(statement.expression, scope, evaluator)
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

/** Of expressions without a result, hooks and assignments to variables are supported, and directives have no effect. */
function runExpression(node: Expression, scope: Scope, evaluator: Evaluator): undefined {
  if (node.type === 'Literal') return
  if (node.type === 'AssignmentExpression') assign(node, scope, evaluator)
  else if (isHookCall(node)) evaluator.evaluate(node, scope)
  else fail(unsupportedCode(describeStatement('ExpressionStatement')), node, scope)
}

function assign(node: AssignmentExpression, scope: Scope, evaluator: Evaluator): void {
  const { left, right, operator } = node
  const binding = findVariable(left, scope, evaluator)
  const changed = operator.slice(0, -1) as BinaryOperator
  binding.set(
    operator === '='
      ? evaluator.evaluate(right, scope)
      : evaluateBinary(
          { ...node, type: 'BinaryExpression', operator: changed, left: left as Expression, right },
          scope,
          evaluator,
        ),
  )
}

function findVariable(node: Pattern, scope: Scope, evaluator: Evaluator): Required<Binding> {
  if (node.type !== 'Identifier') return fail(unsupportedCode('An assignment to a property'), node, scope)
  const binding = findBinding(scope, node.name)
  if (!binding)
    return fail(unknownVariable(node.name, listNames(scope), findImportedFile(scope, evaluator)), node, scope)
  return isVariable(binding) ? binding : fail(unsupportedCode('An assignment to a constant'), node, scope)
}

function isVariable(binding: Binding): binding is Required<Binding> {
  return binding.set !== undefined
}
