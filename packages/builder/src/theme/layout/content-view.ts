import type { RenderedPage } from '../../core/index.ts'
import type { ClientAssets } from '../client-assets/client-assets.ts'
import { findDemands } from './asset-usage.ts'
import { toPageDescription } from './page-description.ts'
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
}

/** What decides on the scripts and stylesheets of a page's document. Plain data. */
export interface PageNeeds {
  /** Names of the islands and of the stylesheets of components that its content asks for, each once. */
  islands: readonly string[]
  stylesheets: readonly string[]
  hasToc: boolean
  hasAside: boolean
  hasPlayground: boolean
}

/** Writes the content of a rendered page as HTML. */
export function toContentView({
  description,
  body,
  aside,
}: Pick<RenderedPage, 'description' | 'body' | 'aside'>): ContentView {
  return {
    description: renderContent(description),
    body: renderContent(body),
    aside: renderContent(aside),
    summary: toPageDescription({ description, body }, LONGEST_DESCRIPTION),
  }
}

/** Finds what the document of a rendered page asks for. */
export function toPageNeeds(
  { description, body, aside, toc }: RenderedContent,
  hasPlayground: boolean,
  assets: Pick<ClientAssets, 'islands' | 'componentStyles'>,
): PageNeeds {
  const { islands, styles } = findDemands([...description, ...body, ...aside], assets)
  return {
    islands: [...islands],
    stylesheets: [...styles],
    hasToc: toc.length > 0,
    hasAside: aside.length > 0,
    hasPlayground,
  }
}

type RenderedContent = Pick<RenderedPage, 'description' | 'body' | 'aside' | 'toc'>
