import type { ConfigPath } from '../problems/config-problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { walkGroups } from './walk-groups.ts'

/** An icon that a configuration asks for. */
export interface AskedIcon {
  icon: string
  type: string | undefined
  path: ConfigPath
}

/** Walks the icons of a configuration: those of anchors, of the top anchor and of groups. */
export function* walkIcons(config: CheckedConfig): Generator<AskedIcon> {
  const owners: Iterable<{ icon?: string; iconType?: string; path: ConfigPath }> = [
    ...(config.anchors ?? []).map((anchor, index) => ({ ...anchor, path: ['anchors', index] })),
    { ...config.topAnchor, path: ['topAnchor'] },
    ...[...walkGroups(config.navigation)].map(({ group, path }) => ({ ...group, path })),
  ]
  for (const { icon, iconType, path } of owners) {
    if (icon !== undefined) yield { icon, type: iconType, path: [...path, 'icon'] }
  }
}
