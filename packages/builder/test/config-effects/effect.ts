import type { SiteConfigInput } from '@spearmint/config'
import type { BuildOptions } from '../../src/build/build-options.ts'
import type { SiteIo } from '../../src/index.ts'

/** What a file must contain: a text, or several. */
type Expected = string | RegExp | readonly (string | RegExp)[]

/** One property of the configuration and its effect on a built site. */
export interface Effect {
  /** As in the JSON Schema: `anchors[].icon`. A final `.*` includes all descendants. */
  key: string
  /** Added to the minimal configuration ({@link BASE_CONFIG}). */
  config: Partial<SiteConfigInput>
  /** Output file → what it contains. `theme.css` is the site's own stylesheet. */
  shows?: Record<string, Expected>
  /** Output file → what it must not contain. */
  lacks?: Record<string, Expected>
  /** Why the property has no effect. The built site is then identical to one without it. */
  accepted?: string
  /** Codes of the diagnostics that the build reports. Default none. */
  reports?: readonly string[]
  /** More files of the site. */
  files?: Readonly<Record<string, string>>
  options?: Partial<BuildOptions>
  io?: Partial<SiteIo>
}

const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path fill="#08f" d="M0 0h9v9H0z"/></svg>`

/** The files of the site that every row builds, in addition to a page for each navigation entry. */
export const BASE_FILES: Readonly<Record<string, string>> = {
  'day.svg': svg(9),
  'night.svg': svg(10),
  'text.woff2': 'font',
  'headings.woff': 'font',
}

/** A site with only the required keys. */
export const BASE_CONFIG = {
  name: 'Acme',
  navigation: [
    { group: 'Guides', pages: ['start', 'guides/a'] },
    { group: 'API', pages: ['api/x'] },
  ],
} satisfies SiteConfigInput
