import type { ClientAssets } from '../assets/client-assets.ts'
import type { RenderedPage } from '../model/rendered-page.ts'
import { toPageDescription } from '../model/to-page-description.ts'
import { findDemands } from './find-demands.ts'
import { type RenderedHtml, renderContent } from './render-html.ts'

/** Search engines show about this many characters of a description. */
const LONGEST_DESCRIPTION = 160

/** The content of a page as the layout inserts it. Plain data: it depends on nothing that stands around the content. */
export interface ContentView {
  /** The lead below the title; empty when the page has none. */
  description: RenderedHtml
  body: RenderedHtml
  /** Examples of an API page, shown beside the body; empty on other pages. */
  aside: RenderedHtml
  /** What the page says about itself, for search engines. Plain text; may be empty. */
  summary: string
  /** Names of the islands and of the stylesheets of components that it asks for, each once. */
  islands: readonly string[]
  stylesheets: readonly string[]
}

/** Writes the content of a rendered page as HTML, and finds what it asks for. */
export function toContentView(
  { description, body, aside }: Pick<RenderedPage, 'description' | 'body' | 'aside'>,
  assets: Pick<ClientAssets, 'islands' | 'componentStyles'>,
): ContentView {
  const { islands, styles } = findDemands([...description, ...body, ...aside], assets)
  return {
    description: renderContent(description),
    body: renderContent(body),
    aside: renderContent(aside),
    summary: toPageDescription({ description, body }, LONGEST_DESCRIPTION),
    islands: [...islands],
    stylesheets: [...styles],
  }
}
