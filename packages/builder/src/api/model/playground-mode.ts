import type { SiteConfig } from '@spearmint/config'
import type { Page } from '../../core/index.ts'

/** A form that sends requests, method and path only, or documentation only (reference 6.2). */
export type PlaygroundMode = SiteConfig['api']['playground']['mode']

/** `interactive` and `none` are the later names. */
const MODES: Readonly<Record<string, PlaygroundMode>> = {
  show: 'show',
  interactive: 'show',
  simple: 'simple',
  hide: 'hide',
  none: 'hide',
}

/** Finds what a page shows of its operation: `playground:` of the page counts before `api.playground.mode`. */
export function findPlaygroundMode(
  { frontmatter }: Pick<Page, 'frontmatter'>,
  { playground }: Pick<SiteConfig['api'], 'playground'>,
): PlaygroundMode {
  const written = frontmatter.raw.playground
  const name = typeof written === 'string' ? written.trim().toLowerCase() : ''
  return Object.hasOwn(MODES, name) ? (MODES[name] ?? playground.mode) : playground.mode
}
