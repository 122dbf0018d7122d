import type { IconSettings } from '../../model/site-config.ts'
import { iconSchema } from '../schema/icon.ts'

/** Converts an icon as written. Icons are looked up without the prefix `fa-`. An invalid one is left out. */
export function toIconSettings(written: unknown): IconSettings {
  const { data: icon } = iconSchema.safeParse(written)
  if (icon === undefined) return {}
  if (typeof icon === 'string') return icon === '' ? {} : { icon: withoutPrefix(icon) }
  const { name, style, library } = icon
  return {
    icon: withoutPrefix(name),
    ...(style !== undefined && { iconType: style }),
    ...(library !== undefined && { iconLibrary: library }),
  }
}

function withoutPrefix(name: string): string {
  return name.startsWith('fa-') ? name.slice(3) : name
}
