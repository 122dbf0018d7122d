import type { DivisionConfig, NavigationEntry } from '../../model/site-config.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import type { SiteFiles } from '../../rules/site-files.ts'
import { toSpecSources } from '../convert/to-spec-sources.ts'
import type { DocsFacts } from './docs-facts.ts'

/** Every operation of the navigation has a file: in its entry, or in a group or division around it. */
export function checkOperations({ tree, settings }: DocsFacts, files: SiteFiles): ValueProblem[] {
  function checkEntries(entries: readonly NavigationEntry[], hasSpec: boolean): ValueProblem[] {
    return entries.flatMap((entry): ValueProblem[] => {
      if (entry.type === 'group') return checkEntries(entry.entries, hasSpec || entry.openapi.length > 0)
      if (entry.type === 'page' || hasSpec || entry.spec !== undefined || files.hasPage(entry.page)) return []
      return [
        {
          code: 'navigation/operation-without-file',
          path: entry.path,
          at: 'value',
          message: `Cannot find the operation "${entry.method} ${entry.target}": no OpenAPI file is set here.`,
          suggestions: ['Add "openapi" to the group, or write the file in front: "openapi.json GET /users".'],
        },
      ]
    })
  }

  function checkDivision({ divisions, entries, openapi }: DivisionConfig, hasSpecAbove: boolean): ValueProblem[] {
    const hasSpec = hasSpecAbove || openapi.length > 0
    return [...checkEntries(entries, hasSpec), ...divisions.flatMap((division) => checkDivision(division, hasSpec))]
  }

  return checkDivision(tree, toSpecSources(settings.api?.openapi).length > 0)
}
