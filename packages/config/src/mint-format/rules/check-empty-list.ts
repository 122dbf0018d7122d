import type { ConfigPath } from '../../problems/config-path.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { walkGroups } from './walk-groups.ts'

/** Warns about empty lists that should have entries ("Differences" in docs/reference/mint-json.mdx). */
export function checkEmptyList(config: PartialConfig): ValueProblem[] {
  // A build adds groups for the operations of OpenAPI files.
  const hasGeneratedGroups = [config, ...(config.tabs ?? []), ...(config.anchors ?? [])].some(({ openapi }) => openapi)
  const lists: {
    list: readonly unknown[] | undefined
    path: ConfigPath
    entry: string
    suggestion: string
    isRemovable?: true
  }[] = [
    {
      list: hasGeneratedGroups ? undefined : config.navigation,
      path: ['navigation'],
      entry: 'group',
      suggestion: 'Add a group.',
    },
    {
      list: config.versions,
      path: ['versions'],
      entry: 'version',
      suggestion: 'Add a version, or remove the key.',
      isRemovable: true,
    },
    ...[...walkGroups(config.navigation)].map(({ group, path }) => ({
      list: group.pages,
      path: [...path, 'pages'],
      entry: 'page',
      suggestion: 'Add a page, or remove the group.',
    })),
  ]
  return lists
    .filter(({ list }) => list?.length === 0)
    .map(({ path, entry, suggestion, isRemovable }) => ({
      code: 'config/empty-list',
      path,
      at: 'value',
      message: `${describePath(path)} is an empty array; expected at least one ${entry}.`,
      suggestions: [suggestion],
      change: isRemovable && { kind: 'remove', path },
    }))
}
