import type { SiteConfigInput } from '@spearmint/config'
import type { BuildOptions } from '../../src/build/build-options.ts'
import type { SiteIo } from '../../src/index.ts'

/** What stands in a file: a text, or several. */
type Expected = string | RegExp | readonly (string | RegExp)[]

/** One property of the configuration and what it does to a built site. */
export interface Effect {
  /** As in the JSON Schema: `anchors[].icon`. A final `.*` takes in everything below. */
  key: string
  /** Added to the smallest configuration there is ({@link BASE_CONFIG}). */
  config: Partial<SiteConfigInput>
  /** Output file → what it holds. `theme.css` is the site's own stylesheet. */
  shows?: Record<string, Expected>
  /** Output file → what it does not hold. */
  lacks?: Record<string, Expected>
  /** Why the property changes nothing. The built site is then the same as without it, byte by byte. */
  accepted?: string
  /** Codes of the diagnostics that a build gives. Default none. */
  reports?: readonly string[]
  /** More files of the site. */
  files?: Readonly<Record<string, string>>
  options?: Partial<BuildOptions>
  io?: Partial<SiteIo>
}

const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path fill="#08f" d="M0 0h9v9H0z"/></svg>`

/** The files of the site that every row builds, beside a page for each entry of its navigation. */
export const BASE_FILES: Readonly<Record<string, string>> = {
  'day.svg': svg(9),
  'night.svg': svg(10),
  'text.woff2': 'font',
  'headings.woff': 'font',
}

/** A site with nothing but what the specification demands. */
export const BASE_CONFIG = {
  name: 'Acme',
  navigation: [
    { group: 'Guides', pages: ['start', 'guides/a'] },
    { group: 'API', pages: ['api/x'] },
  ],
} satisfies SiteConfigInput
