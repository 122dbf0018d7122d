import type { ValueProblem } from '../../problems/config-problem.ts'
import { describeValue } from '../../problems/describe-value.ts'
import { DIVISION_KINDS } from '../convert/division-kinds.ts'
import type { DocsFacts } from './docs-facts.ts'
import { walkDivisions } from './walk-navigation.ts'

const NAME_KEYS = new Map<string, string>(Object.values(DIVISION_KINDS).map(({ kind, nameKey }) => [kind, nameKey]))

/** Reports divisions of one list with the same name, which visitors can't tell apart. Hidden ones are not shown. */
export function checkDuplicateDivision({ tree }: DocsFacts): ValueProblem[] {
  return [...walkDivisions(tree)].flatMap(({ divisions }) => {
    const seen = new Set<string>()
    return divisions.flatMap(({ kind, name, path, isHidden }): ValueProblem[] => {
      // A division without a name shows its icon.
      if (isHidden || name.trim() === '') return []
      const id = `${kind} ${name}`
      if (!seen.has(id)) {
        seen.add(id)
        return []
      }
      return [
        {
          code: 'navigation/duplicate-division',
          path: [...path, NAME_KEYS.get(kind) ?? ''],
          at: 'value',
          message: `There is another ${kind} ${describeValue(name)} in the same list. Visitors can't tell them apart.`,
          suggestions: ['Rename one of them, or merge them.'],
        },
      ]
    })
  })
}
