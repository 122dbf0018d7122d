import { describeStatement } from './describe-statement.ts'
import { fail } from './evaluation-error.ts'
import { unsupportedCode } from './problems.ts'
import type { Scope } from './scope.ts'
import { Closure, type FunctionNode } from './value.ts'

const SUPPORTED: ReadonlySet<string> = new Set([
  'BlockStatement',
  'EmptyStatement',
  'FunctionDeclaration',
  'IfStatement',
  'ReturnStatement',
  'VariableDeclaration',
])

/**
 * Creates the value of a function in content. Throws an `EvaluationError` for async functions, generators, and bodies with
 * statements other than declarations, `if` and `return`. So unsupported code is reported even if nothing calls it.
 */
export function createClosure(node: FunctionNode, scope: Scope): Closure {
  if (node.async) return fail(unsupportedCode('An async function'), node, scope)
  if (node.generator) return fail(unsupportedCode('A generator'), node, scope)
  const statements = node.body.type === 'BlockStatement' ? node.body.body : []
  const other = statements.find(({ type }) => !SUPPORTED.has(type))
  if (other) return fail(unsupportedCode(describeStatement(other.type)), other, scope)
  return new Closure(node, scope)
}
