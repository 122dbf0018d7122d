import { toApiOrigins } from '../api-page/to-api-origins.ts'
import { toPageSummary } from '../discovery/page-summary.ts'
import { type FragmentLink, toAnchors, toFragmentLinks } from '../links/check-anchors.ts'
import { type MissingScript, toMissingScripts } from '../links/check-scripts.ts'
import type { Page } from '../model/page.ts'
import type { RenderedPage } from '../model/rendered-page.ts'
import { type SearchContent, toSearchContent } from '../search/to-search-content.ts'

/**
 * What is kept of a page when it is written, for the files that are made of all pages. Plain data only: each field is
 * what one stage reads off a rendered page, and the same stage makes its files of the facts of all pages.
 */
export interface PageFacts {
  page: Page
  /** What the page says about itself, in 300 characters at most; may be empty. */
  summary: string
  /** What the search finds it by. */
  content: SearchContent
  /** The ids of its elements: where links may lead. */
  anchors: ReadonlySet<string>
  /** Its links to places on pages. */
  fragmentLinks: readonly FragmentLink[]
  /** The scripts it names that are not there. */
  missingScripts: readonly MissingScript[]
  /** Where its playground sends to. */
  apiOrigins: readonly string[]
}

/** Reads the facts off a rendered page. */
export function toPageFacts(rendered: RenderedPage): PageFacts {
  return {
    page: rendered.page,
    summary: toPageSummary(rendered),
    content: toSearchContent(rendered),
    anchors: toAnchors(rendered),
    fragmentLinks: toFragmentLinks(rendered),
    missingScripts: toMissingScripts(rendered),
    apiOrigins: toApiOrigins(rendered),
  }
}
