import type { ValueProblem } from '../../problems/config-problem.ts'
import { toPageKey } from '../../rules/to-page-key.ts'
import type { DocsFacts } from './docs-facts.ts'
import { walkDivisions, walkPages } from './walk-navigation.ts'

/** Reports pages that one sidebar lists more than once. The same page in another division is common. */
export function checkDuplicateEntry({ tree }: DocsFacts): ValueProblem[] {
  return [...walkDivisions(tree)].flatMap(({ entries }) => {
    const seen = new Set<string>()
    return [...walkPages(entries)].flatMap(({ type, page, path }): ValueProblem[] => {
      // The same operation may come from different files.
      if (type === 'operation') return []
      const isRepeated = seen.has(toPageKey(page))
      seen.add(toPageKey(page))
      if (!isRepeated) return []
      return [
        {
          code: 'navigation/duplicate-page',
          path,
          at: 'value',
          message: `The page "${page}" is listed more than once. Its previous and next links follow the first entry.`,
          suggestions: ['Remove one of the entries, unless you want both.'],
        },
      ]
    })
  })
}
