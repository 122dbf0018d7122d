import type { Node } from 'estree-jsx'
import type { ContentProblem } from '../../codes/content-codes.ts'
import { unsupportedCode } from '../problems.ts'
import type { FunctionNode } from '../values/value.ts'
import { describeStatement } from './describe-statement.ts'

const UNSUPPORTED = /^(?:Class|Debugger|Labeled|With)/

interface Unsupported {
  problem: ContentProblem
  node: Node
}

/** Finds what makes a function unsupported: `async`, `*`, or a statement of its body. */
export function findUnsupported(node: FunctionNode): Unsupported | undefined {
  const statements = node.body.type === 'BlockStatement' ? node.body.body : []
  const other = statements.find(({ type }) => UNSUPPORTED.test(type))
  return (
    findUnsupportedKind(node) ?? (other && { problem: unsupportedCode(describeStatement(other.type)), node: other })
  )
}

/** The same without the body, of which unsupported statements are found when they run. */
export function findUnsupportedKind(node: FunctionNode): Unsupported | undefined {
  if (node.async) return { problem: unsupportedCode('An async function'), node }
  return node.generator ? { problem: unsupportedCode('A generator'), node } : undefined
}
