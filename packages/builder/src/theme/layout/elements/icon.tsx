import type { Result } from 'hastscript'
import { toIconKind } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { resolveFileHref } from './links.ts'

/**
 * Renders the icon of a page, group, tab or anchor: an icon by name, an image, or an emoji
 * (docs/reference/page-content.mdx#icons). Null for an empty name.
 */
export function renderIcon(site: Site, name: string | undefined, type?: string): Result | null {
  const icon = name?.trim() ?? ''
  const kind = toIconKind(icon)
  if (kind === 'none') return null
  if (kind === 'emoji') return <span class="icon-emoji">{icon}</span>
  if (kind === 'name') return site.icons.resolve({ name: icon, type }).svg
  const src = resolveFileHref(site.links, icon)
  return src === undefined ? null : <img class="icon" src={src} alt="" />
}
