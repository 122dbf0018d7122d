import type { ElementContent } from 'hast'
import type { PlaygroundModel } from './api/playground.ts'
import type { Page } from './page.ts'
import type { PageReference } from './page-reference.ts'
import type { PageStyle } from './page-style.ts'
import type { TocEntry } from './toc-entry.ts'

/**
 * A page with all that came of its content: components expanded, ids given, addresses resolved. It is dropped when the
 * page is written; what others still need of it later is kept as plain data (`pipeline/page-facts.ts`).
 */
export interface RenderedPage {
  page: Page
  /** The lead below the title; empty when the page has none. */
  description: ElementContent[]
  body: ElementContent[]
  /** Examples of an API page, shown beside the body; empty on other pages. */
  aside: ElementContent[]
  toc: readonly TocEntry[]
  /** What stood in `style` attributes and elements of the content. */
  styles: readonly PageStyle[]
  /** Every address of the content, in the order in which they were resolved. */
  references: readonly PageReference[]
  /** The page as Markdown. */
  text: string
  /** The form that sends requests to the operation of the page, if it has one. */
  playgroundModel?: PlaygroundModel
}
