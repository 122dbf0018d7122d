import { describePath } from '../describe-path.ts'
import { describeValue } from '../describe-value.ts'
import type { ConfigPath, Problem } from '../problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { walkGroups } from './walk-groups.ts'

/** Icons are named without `fa-` (reference 1.8). */
export function checkIconPrefix(config: CheckedConfig): Problem[] {
  const icons: { icon: string | undefined; path: ConfigPath }[] = [
    ...(config.anchors ?? []).map(({ icon }, index) => ({ icon, path: ['anchors', index, 'icon'] })),
    { icon: config.topAnchor?.icon, path: ['topAnchor', 'icon'] },
    ...[...walkGroups(config.navigation)].map(({ group, path }) => ({ icon: group.icon, path: [...path, 'icon'] })),
  ]
  return icons.flatMap(({ icon, path }) =>
    icon?.startsWith('fa-')
      ? [
          {
            code: 'config/icon-prefix',
            path,
            at: 'value',
            message: `${describePath(path)} is ${describeValue(icon)}; expected a name without "fa-".`,
            suggestions: [`Write "${icon.slice(3)}".`],
          },
        ]
      : [],
  )
}
