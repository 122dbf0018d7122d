import type { Element } from 'hast'

/** An icon that was asked for by name. */
export interface IconRequest {
  /** Font Awesome 6 (Free or Pro) or Lucide name; a leading `fa-` is ignored. */
  name: string
  /** Font Awesome style as written in `iconType`; undefined means the nearest of what is free. */
  type?: string | undefined
}

/** How sure the resolver is: `exact`, a `near` free icon in place of a paid one, or the neutral `unknown` glyph. */
export type IconMatch = 'exact' | 'near' | 'unknown'

export interface ResolvedIcon {
  /** An inline `<svg class="icon" aria-hidden="true" …>` drawn in `currentColor`. A new element each time. */
  svg: Element
  match: IconMatch
  /** Names to suggest when the match is `unknown`; at most three. */
  suggestions: string[]
}

/** Finds icons by name. Never fails. */
export interface IconResolver {
  resolve(request: IconRequest): ResolvedIcon
}
