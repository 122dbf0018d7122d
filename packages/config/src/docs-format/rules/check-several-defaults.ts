import type { ValueProblem } from '../../problems/config-problem.ts'
import type { DocsFacts } from './docs-facts.ts'
import { walkDivisions } from './walk-navigation.ts'

/** Of the versions or languages in one list, at most one is the default. */
export function checkSeveralDefaults({ tree }: DocsFacts): ValueProblem[] {
  return [...walkDivisions(tree)].flatMap(({ divisions }) =>
    (['version', 'language'] as const).flatMap((kind) => {
      const [first, ...others] = divisions.filter((division) => division.kind === kind && division.isDefault)
      return others.map(
        ({ name, path }): ValueProblem => ({
          code: 'navigation/several-defaults',
          path: [...path, 'default'],
          at: 'value',
          message: `The ${kind} "${name}" is marked as the default, but "${first?.name}" already is.`,
          suggestions: [`Keep "default": true on one ${kind} only.`],
        }),
      )
    }),
  )
}
