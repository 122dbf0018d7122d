import type { Diagnostic } from '@spearmint/config'
import type { ElementContent } from 'hast'
import type { Page } from './page.ts'
import type { PageReference } from './page-reference.ts'
import type { PageStyle } from './page-style.ts'
import type { TocEntry } from './toc-entry.ts'

/**
 * A page with all that came of its content: components expanded, ids given, addresses resolved. It lives
 * only until its record is taken: plain data that all files of the site are made of (`pipeline/page-record.ts`).
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
  /** Hash of the text that it was made of. */
  source: string
  /** What is wrong with it, and with the files it imports. */
  diagnostics: readonly Diagnostic[]
  /** The files it imports: path → hash of the text, null where there is no such file. */
  imports: Readonly<Record<string, string | null>>
}
