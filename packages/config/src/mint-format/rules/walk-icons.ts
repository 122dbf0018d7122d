import type { ConfigPath } from '../../problems/config-path.ts'
import type { ConfigIcon } from '../../rules/config-icon.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { walkGroups } from './walk-groups.ts'

/** Walks the icons of a configuration: anchors, top anchor and groups. */
export function* walkIcons(config: PartialConfig): Generator<ConfigIcon> {
  const owners: Iterable<{ icon?: string; iconType?: string; path: ConfigPath }> = [
    ...(config.anchors ?? []).map((anchor, index) => ({ ...anchor, path: ['anchors', index] })),
    { ...config.topAnchor, path: ['topAnchor'] },
    ...[...walkGroups(config.navigation)].map(({ group, path }) => ({ ...group, path })),
  ]
  for (const { icon, iconType, path } of owners) {
    if (icon !== undefined) yield { icon, type: iconType, path: [...path, 'icon'] }
  }
}
