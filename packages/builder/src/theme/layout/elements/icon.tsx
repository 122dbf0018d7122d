import type { Result } from 'hastscript'
import { toIconKind } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { resolveFileHref } from './links.ts'

/**
 * Draws the icon of a page, group, tab or anchor: a name, a picture of the site or elsewhere, or an emoji
 * (reference 4.1). Nothing for an empty name.
 */
export function renderIcon(site: Site, name: string | undefined, type?: string): Result | null {
  const written = name?.trim() ?? ''
  const kind = toIconKind(written)
  if (kind === 'none') return null
  if (kind === 'emoji') return <span class="icon-emoji">{written}</span>
  if (kind === 'name') return site.icons.resolve({ name: written, type }).svg
  const src = resolveFileHref(site.links, written)
  return src === undefined ? null : <img class="icon" src={src} alt="" />
}
