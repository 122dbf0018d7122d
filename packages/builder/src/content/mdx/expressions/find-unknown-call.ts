import type { Node, Pattern } from 'estree-jsx'
import { findBinding, type Scope } from '../scope.ts'
import type { FunctionNode } from '../values/value.ts'
import { listPatternNames } from './list-pattern-names.ts'

/**
 * Finds a statement of a function that calls something that is not defined, such as `register()`. In a page, it is usually
 * code that should have been in a fence, and that would disappear silently otherwise.
 */
export function findUnknownCall(node: FunctionNode, scope: Scope): { name: string; node: Node } | undefined {
  const statements = node.body.type === 'BlockStatement' ? node.body.body : []
  const declared = statements.flatMap((statement): Pattern[] => {
    if (statement.type === 'FunctionDeclaration') return [statement.id]
    return statement.type === 'VariableDeclaration' ? statement.declarations.map(({ id }) => id) : []
  })
  const names = new Set([...node.params, ...declared].flatMap(listPatternNames))
  for (const statement of statements) {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined
    if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue
    const { name } = call.callee
    if (!names.has(name) && !findBinding(scope, name)) return { name, node: call.callee }
  }
  return undefined
}
