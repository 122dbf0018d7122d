import type { IconLibrary } from '../../model/site-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import type { ConfigIcon } from '../../rules/config-icon.ts'
import { iconSchema } from '../schema/icon.ts'
import type { DocsFacts } from './docs-facts.ts'

/** Walks the icons of a configuration, as written: navigation, header and page menu. */
export function* walkDocsIcons({ settings, written }: Pick<DocsFacts, 'settings' | 'written'>): Generator<ConfigIcon> {
  const library = settings.icons?.library
  yield* walkIcons(written, ['navigation'], library)
  yield* walkIcons(settings.navbar, ['navbar'], library)
  yield* walkIcons(settings.contextual, ['contextual'], library)
}

/** @param library That of icons without their own. */
function* walkIcons(part: unknown, path: ConfigPath, library: IconLibrary | undefined): Generator<ConfigIcon> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    const at = [...path, Array.isArray(part) ? Number(key) : key]
    if (key !== 'icon') {
      yield* walkIcons(value, at, library)
      continue
    }
    const { data: icon } = iconSchema.safeParse(value)
    if (icon === undefined || icon === '') continue
    if (typeof icon === 'string') yield { icon, type: undefined, library, path: at }
    else yield { icon: icon.name, type: icon.style, library: icon.library ?? library, path: [...at, 'name'] }
  }
}
