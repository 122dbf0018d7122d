import type { Node } from 'estree-jsx'
import type { ContentProblem } from '../../codes/content-codes.ts'
import { unsupportedCode } from '../problems.ts'
import type { FunctionNode } from '../values/value.ts'
import { describeStatement } from './describe-statement.ts'

const SUPPORTED =
  /^(?:Block|Break|Continue|DoWhile|Empty|Expression|For|ForIn|ForOf|If|Return|Switch|Throw|Try|While)Statement$|^(?:Function|Variable)Declaration$/

/** Finds what makes a function unsupported: `async`, `*`, or a statement of its body. */
export function findUnsupported(node: FunctionNode): { problem: ContentProblem; node: Node } | undefined {
  if (node.async) return { problem: unsupportedCode('An async function'), node }
  if (node.generator) return { problem: unsupportedCode('A generator'), node }
  const statements = node.body.type === 'BlockStatement' ? node.body.body : []
  const other = statements.find(({ type }) => !SUPPORTED.test(type))
  return other && { problem: unsupportedCode(describeStatement(other.type)), node: other }
}
