import type { ConfigPath, Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { walkGroups } from './walk-groups.ts'

/** Lists that the format in use wants filled (reference 1.1, 1.4). The specification says nothing, so it is a warning. */
export function checkEmptyList(config: CheckedConfig): Problem[] {
  // Groups of whole specs are added by a build.
  const isMadeOfSpecs = [config, ...(config.tabs ?? []), ...(config.anchors ?? [])].some(({ openapi }) => openapi)
  const lists: {
    list: readonly unknown[] | undefined
    path: ConfigPath
    entry: string
    mend: string
    isNeedless?: true
  }[] = [
    { list: isMadeOfSpecs ? undefined : config.navigation, path: ['navigation'], entry: 'group', mend: 'Add a group.' },
    {
      list: config.versions,
      path: ['versions'],
      entry: 'version',
      mend: 'Add a version, or remove the key.',
      isNeedless: true,
    },
    ...[...walkGroups(config.navigation)].map(({ group, path }) => ({
      list: group.pages,
      path: [...path, 'pages'],
      entry: 'page',
      mend: 'Add a page, or remove the group.',
    })),
  ]
  return lists
    .filter(({ list }) => list?.length === 0)
    .map(({ path, entry, mend, isNeedless }) => ({
      code: 'config/empty-list',
      path,
      at: 'value',
      message: `${describePath(path)} is an empty array; expected at least one ${entry}.`,
      suggestions: [mend],
      ...(isNeedless && { change: { kind: 'remove', path } }),
    }))
}
