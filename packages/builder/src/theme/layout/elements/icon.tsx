import type { IconSettings } from '@spearmint/config'
import type { Result } from 'hastscript'
import { toIconKind } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { resolveFileHref } from './links.ts'

/** An icon as written, in the configuration or the frontmatter of a page. */
export interface WrittenIcon extends Pick<IconSettings, 'icon' | 'iconLibrary'> {
  iconType?: string
}

/**
 * Renders the icon of a page, group, division or link: an icon by name or as SVG, an image, or an emoji
 * (docs/reference/page-content.mdx#icons). Null without an icon.
 */
export function renderIcon(site: Site, settings: WrittenIcon): Result | null {
  const icon = settings.icon?.trim() ?? ''
  const kind = toIconKind(icon)
  if (kind === 'none') return null
  if (kind === 'emoji') return <span class="icon-emoji">{icon}</span>
  if (kind === 'name') {
    return site.icons.resolve({ name: icon, type: settings.iconType, library: settings.iconLibrary }).svg
  }
  const src = resolveFileHref(site.links, icon)
  return src === undefined ? null : <img class="icon" src={src} alt="" />
}
