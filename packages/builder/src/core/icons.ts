import type { IconLibrary } from '@spearmint/config'
import type { Element } from 'hast'

/** An icon requested by name. */
export interface IconRequest {
  /** Font Awesome 6 (Free or Pro), Lucide or Tabler name, or SVG. A leading `fa-` is ignored. */
  name: string
  /** Font Awesome style as written in `iconType`. Undefined selects the nearest free style. */
  type?: string | undefined
  /** The library in which the name is looked up first. Default: that of the resolver. */
  library?: IconLibrary | undefined
}

/** The quality of a match: `exact`, `near` (a free icon instead of a paid one), or `unknown` (a neutral glyph). */
export type IconMatch = 'exact' | 'near' | 'unknown'

export interface ResolvedIcon {
  /** An inline `<svg class="icon" aria-hidden="true" …>` drawn in `currentColor`. A new element each time. */
  svg: Element
  match: IconMatch
  /** Names to suggest when the match is `unknown`, at most three. */
  suggestions: string[]
}

/** Resolves icons by name. Never fails. */
export interface IconResolver {
  /** The library in which names are looked up first. */
  library: IconLibrary
  resolve(request: IconRequest): ResolvedIcon
}

/** What the value of `icon` is: nothing, a character, an image, or a name. See docs/reference/page-content.mdx#icons. */
export type IconKind = 'none' | 'emoji' | 'picture' | 'name'

/** What authors write for "no icon". */
const NO_ICON: ReadonlySet<string> = new Set(['', 'n/a', 'none'])

/** The kind of an `icon`. Anything that is neither an image nor an emoji is a name, known or not, or SVG. */
export function toIconKind(icon: string): IconKind {
  const written = icon.trim()
  if (NO_ICON.has(written.toLowerCase())) return 'none'
  if (isEmoji(written)) return 'emoji'
  return isPicture(written) ? 'picture' : 'name'
}

function isEmoji(icon: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(icon) && !/[\p{L}/]/u.test(icon)
}

/** `/a.svg`, `./a.svg`, `https://…`, `data:image/…`, `images/a.png`. */
function isPicture(icon: string): boolean {
  return (
    /^(?:\.{0,2}\/|https?:|data:image\/)/i.test(icon) ||
    /^[^\s"'();]+\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(icon)
  )
}
