import type { Node, Statement } from 'estree-jsx'
import type { ContentProblem } from '../codes/content-codes.ts'
import { describeStatement } from './describe-statement.ts'
import { unsupportedCode } from './problems.ts'
import type { FunctionNode } from './value.ts'

const SUPPORTED: ReadonlySet<string> = new Set([
  'BlockStatement',
  'BreakStatement',
  'EmptyStatement',
  'FunctionDeclaration',
  'IfStatement',
  'ReturnStatement',
  'SwitchStatement',
  // Supported as long as nothing reaches it: components check their props with it.
  'ThrowStatement',
  'VariableDeclaration',
])

/** Finds what makes a function unsupported: `async`, `*`, or a statement of its body. */
export function findUnsupported(node: FunctionNode): { problem: ContentProblem; node: Node } | undefined {
  if (node.async) return { problem: unsupportedCode('An async function'), node }
  if (node.generator) return { problem: unsupportedCode('A generator'), node }
  const statements = node.body.type === 'BlockStatement' ? node.body.body : []
  const other = statements.find((statement) => !isSupported(statement))
  return other && { problem: unsupportedCode(describeStatement(other.type)), node: other }
}

function isSupported(statement: Statement): boolean {
  if (statement.type !== 'ExpressionStatement') return SUPPORTED.has(statement.type)
  const { expression } = statement
  if (expression.type === 'AssignmentExpression') return expression.left.type === 'Identifier'
  return expression.type === 'Literal' || isHookCall(expression)
}

/** Whether an expression calls a hook, such as `useEffect(…)` or `React.useEffect(…)`. */
export function isHookCall(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  return name.type === 'Identifier' && /^use[A-Z]/.test(name.name)
}
