import type { ValueProblem } from '../../problems/config-problem.ts'
import { describeValue } from '../../problems/describe-value.ts'
import type { DocsFacts } from './docs-facts.ts'

/** Names of variables have only characters that pages can use. */
export function checkVariableName({ settings }: DocsFacts): ValueProblem[] {
  return Object.keys(settings.variables ?? {})
    .filter((name) => !/^[\w.-]+$/.test(name))
    .map((name) => ({
      code: 'config/variable-name',
      path: ['variables', name],
      at: 'key',
      message: `The variable ${describeValue(name)} is never replaced: a name has only letters, digits, "_", "-" and ".".`,
      suggestions: ['Rename the variable, also in pages.'],
    }))
}
