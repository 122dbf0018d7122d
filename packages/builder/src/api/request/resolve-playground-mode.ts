import type { SiteConfig } from '@spearmint/config'
import type { Page } from '../../core/index.ts'

/** `show`: a form that sends requests; `simple`: method and path only; `hide`: documentation only. */
export type PlaygroundMode = SiteConfig['api']['playground']['mode']

/** `interactive` and `none` are the newer names. */
const MODES: Readonly<Record<string, PlaygroundMode>> = {
  show: 'show',
  interactive: 'show',
  simple: 'simple',
  hide: 'hide',
  none: 'hide',
}

/** Resolves the mode of a page: its own `playground:` overrides `api.playground.mode`. */
export function resolvePlaygroundMode(
  { frontmatter }: Pick<Page, 'frontmatter'>,
  { playground }: Pick<SiteConfig['api'], 'playground'>,
): PlaygroundMode {
  const written = frontmatter.raw.playground
  const name = typeof written === 'string' ? written.trim().toLowerCase() : ''
  return Object.hasOwn(MODES, name) ? (MODES[name] ?? playground.mode) : playground.mode
}
