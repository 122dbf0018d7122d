import type { Page } from '../model/page.ts'
import type { RenderedPage } from '../model/rendered-page.ts'
import { type SearchSection, toSearchSections } from '../search/to-search-sections.ts'

/**
 * What is kept of a page when it is written, for the files that are made of all pages. Plain data only: each field is
 * what one stage reads off a rendered page, and the same stage makes its files of the facts of all pages.
 */
export interface PageFacts {
  page: Page
  /** The page as Markdown. */
  text: string
  /** What the search finds it by. */
  sections: readonly SearchSection[]
}

/** Reads the facts off a rendered page. */
export function toPageFacts(rendered: RenderedPage): PageFacts {
  const { page, text } = rendered
  return { page, text, sections: toSearchSections(rendered) }
}
