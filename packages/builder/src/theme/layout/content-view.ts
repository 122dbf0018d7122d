import { findHeadingLevel, type RenderedPage, visit } from '../../core/index.ts'
import type { ClientAssets } from '../client-assets/client-assets.ts'
import { toAssetUsage } from './asset-usage.ts'
import { toPageDescription } from './page-description.ts'
import { type RenderedHtml, renderContent } from './render-html.ts'

/** Search engines show about this many characters of a description. */
const MAX_DESCRIPTION_LENGTH = 160

/** The rendered content of a page, which the layout inserts. Plain data that doesn't depend on the frame. */
export interface ContentView {
  /** The lead below the title. May be empty. */
  description: RenderedHtml
  body: RenderedHtml
  /** Whether the body has a heading of level 1. */
  hasTitle: boolean
  /** Examples of an API page, shown next to the body. Empty on other pages. */
  aside: RenderedHtml
  /** The description for search engines. Plain text, may be empty. */
  summary: string
}

/** What determines the scripts and stylesheets of a page's document. Plain data. */
export interface PageAssetUsage {
  /** Names of the islands and of the stylesheets that its content uses, each once. */
  islands: readonly string[]
  stylesheets: readonly string[]
  hasToc: boolean
  hasAside: boolean
  hasPlayground: boolean
}

/** Converts the content of a rendered page to HTML. */
export function toContentView({
  description,
  body,
  aside,
}: Pick<RenderedPage, 'description' | 'body' | 'aside'>): ContentView {
  return {
    description: renderContent(description),
    body: renderContent(body),
    hasTitle: hasTitle(body),
    aside: renderContent(aside),
    summary: toPageDescription({ description, body }, MAX_DESCRIPTION_LENGTH),
  }
}

/** Collects what the document of a rendered page uses. */
export function toPageAssetUsage(
  { description, body, aside, toc }: RenderedContent,
  hasPlayground: boolean,
  assets: Pick<ClientAssets, 'islands' | 'componentStyles'>,
): PageAssetUsage {
  const { islands, styles } = toAssetUsage([...description, ...body, ...aside], assets)
  return {
    islands: [...islands],
    stylesheets: [...styles],
    hasToc: toc.length > 0,
    hasAside: aside.length > 0,
    hasPlayground,
  }
}

function hasTitle(children: RenderedPage['body']): boolean {
  let isFound = false
  visit({ type: 'root', children }, 'element', (element) => {
    isFound ||= findHeadingLevel(element) === 1
  })
  return isFound
}

type RenderedContent = Pick<RenderedPage, 'description' | 'body' | 'aside' | 'toc'>
