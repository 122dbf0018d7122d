import type { ElementContent } from 'hast'
import type { Page } from '../model/page.ts'
import type { PageStyle } from '../model/page-style.ts'
import type { TocEntry } from '../model/toc-entry.ts'

/** A page with its rendered content: what the layout puts into the frame of the site. */
export interface PageView {
  page: Page
  /** The lead below the title; empty when the page has none. */
  description: ElementContent[]
  body: ElementContent[]
  /** Examples of an API page, shown beside the body; empty on other pages. */
  aside: ElementContent[]
  toc: readonly TocEntry[]
  /** What stood in `style` attributes and elements of the content. */
  styles: readonly PageStyle[]
  /** When the file was last changed, as an ISO 8601 date and time; unknown by default. */
  changed?: string
  /** Neighbours in reading order. */
  previous?: Page
  next?: Page
}
