import type { Page } from '../model/page.ts'
import type { RenderedPage } from '../model/rendered-page.ts'

/** A page with its rendered content: what the layout puts into the frame of the site. */
export interface PageView extends Omit<RenderedPage, 'references' | 'text'> {
  /** When the file was last changed, as an ISO 8601 date and time; unknown by default. */
  changed?: string
  /** Address of the feed of the page, if it has one. */
  feedHref?: string
  /** Neighbours in reading order. */
  previous?: Page
  next?: Page
}
