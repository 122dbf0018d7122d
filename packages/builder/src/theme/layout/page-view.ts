import type { Page, PageStyle, TocEntry } from '../../core/index.ts'
import type { ContentView, PageNeeds } from './content-view.ts'

/** What the button of a playground knows. */
export interface PlaygroundEntry {
  /** Address of the `PlaygroundModel` as JSON. */
  modelHref: string
  /** Address of the relay, which may not be there; undefined when requests go straight to the API. */
  relayHref?: string
  /** What the policy of the page must let it connect to, as sources of CSP. */
  connectSources: readonly string[]
}

/** A page with its content: what the layout puts into the frame of the site. */
export interface PageView {
  page: Page
  content: ContentView
  needs: PageNeeds
  toc: readonly TocEntry[]
  /** Stylesheets of this page alone. */
  styles: readonly PageStyle[]
  /** Where the form that sends requests finds what it needs; pages without one have none. */
  playground?: PlaygroundEntry
  /** When the file was last changed, as an ISO 8601 date and time; unknown by default. */
  changed?: string | undefined
  /** Address of the feed of the page, if it has one. */
  feedHref?: string
  /** Neighbours in reading order. */
  previous?: Page
  next?: Page
}
