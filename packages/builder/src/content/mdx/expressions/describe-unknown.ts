import type { ContentProblem } from '../../codes/content-codes.ts'
import { type Evaluator, findImportedFile } from '../evaluator.ts'
import { unknownVariable, unsupportedCode } from '../problems.ts'
import { listNames, type Scope } from '../scope.ts'

/** Names that only exist in a browser or in React. Names that could be text in braces, such as `{URL}`, are not included. */
const RUNTIME_NAME =
  /^(?:use[A-Z]\w*|document|window|globalThis|navigator|(?:local|session)Storage|process|fetch|set(?:Timeout|Interval)|requestAnimationFrame|require|Promise|RegExp)$/

/** The problem with a name that is not defined. */
export function describeUnknown(name: string, scope: Scope, evaluator: Pick<Evaluator, 'file'>): ContentProblem {
  if (RUNTIME_NAME.test(name)) return unsupportedCode(`\`${name}\``)
  return unknownVariable(name, listNames(scope), findImportedFile(scope, evaluator))
}
