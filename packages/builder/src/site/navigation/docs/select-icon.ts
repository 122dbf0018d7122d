import type { IconSettings } from '@spearmint/config'

/** Selects the icon of a division, a link or a group. */
export function selectIcon({ icon, iconType, iconLibrary }: IconSettings): IconSettings {
  if (icon === undefined) return {}
  return { icon, ...(iconType !== undefined && { iconType }), ...(iconLibrary !== undefined && { iconLibrary }) }
}
