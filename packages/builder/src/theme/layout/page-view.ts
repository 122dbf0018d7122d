import type { Page, PageStyle, TocEntry } from '../../core/index.ts'
import type { ContentView, PageAssetUsage } from './content-view.ts'

/** The data of the button that opens a playground. */
export interface PlaygroundEntry {
  /** Address of the `PlaygroundModel` as JSON. */
  modelHref: string
  /** Address of the relay, which may not exist. Undefined if requests go directly to the API. */
  relayHref?: string
  /** What the security policy of the page must allow connections to, as CSP sources. */
  connectSources: readonly string[]
}

/** A page with its content, which the layout inserts into the frame of the site. */
export interface PageView {
  page: Page
  content: ContentView
  assetUsage: PageAssetUsage
  toc: readonly TocEntry[]
  /** Stylesheets of this page alone. */
  styles: readonly PageStyle[]
  /** The playground of the page, if it has one. */
  playground?: PlaygroundEntry
  /** The URL of its operation, shown instead of the path. */
  endpointUrl?: string | undefined
  /** When the file was last changed, as an ISO 8601 date and time, if known. */
  changed?: string | undefined
  /** Address of the feed of the page, if it has one. */
  feedHref?: string
  /** The page in all languages, including its own, as BCP 47 tags and absolute addresses. None if there is only one. */
  languages?: readonly { tag: string; url: string }[]
  /** Path in the site of the page's social card, if it has one. */
  cardPath?: string | undefined
  /** Whether the document is for another address than the page's own, for example `/`. */
  isCopy?: boolean
  /** The previous and next page in reading order. */
  previous?: Page
  next?: Page
}
