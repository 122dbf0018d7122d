import type { Result } from 'hastscript'
import type { Site } from '../../model/site.ts'
import { resolveFileHref } from '../resolve-href.ts'

const EMOJI = /^\p{Extended_Pictographic}/u

/** A picture rather than a name: an address or a file. */
const PICTURE = /^(?:https?:|\/|\.)|\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i

/**
 * Draws the icon of a page, group, tab or anchor: a name, a picture of the site or elsewhere, or an emoji
 * (reference 4.1). Nothing for an empty name.
 */
export function renderIcon(site: Site, name: string | undefined, type?: string): Result | null {
  const written = name?.trim() ?? ''
  if (written === '') return null
  if (EMOJI.test(written)) return <span class="icon-emoji">{written}</span>
  if (!PICTURE.test(written)) return site.icons.resolve({ name: written, type }).svg
  const src = resolveFileHref(site.links, written)
  return src === undefined ? null : <img class="icon" src={src} alt="" />
}
