import type { ConfigPath } from '../../problems/config-path.ts'
import type { ConfigIcon } from '../../rules/config-icon.ts'
import { iconSchema } from '../schema/icon.ts'
import type { DocsFacts } from './docs-facts.ts'

/** Walks the icons of a configuration, as written: navigation, header and page menu. */
export function* walkDocsIcons({ settings, written }: Pick<DocsFacts, 'settings' | 'written'>): Generator<ConfigIcon> {
  yield* walkIcons(written, ['navigation'])
  yield* walkIcons(settings.navbar, ['navbar'])
  yield* walkIcons(settings.contextual, ['contextual'])
}

/** Icons that a library other than Font Awesome has are not checked as those of Font Awesome. */
function* walkIcons(part: unknown, path: ConfigPath): Generator<ConfigIcon> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    const at = [...path, Array.isArray(part) ? Number(key) : key]
    if (key !== 'icon') {
      yield* walkIcons(value, at)
      continue
    }
    const { data: icon } = iconSchema.safeParse(value)
    if (icon === undefined || icon === '') continue
    if (typeof icon === 'string') yield { icon, type: undefined, path: at }
    else yield { icon: icon.name, type: icon.style, path: [...at, 'name'] }
  }
}
