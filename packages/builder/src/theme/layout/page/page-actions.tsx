import type { Result } from 'hastscript'
import { type Page, toTextPath } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import type { Site } from '../site.ts'

/** The island that copies a page. */
export const COPY_PAGE_ISLAND = 'copy-page'

/**
 * Renders the actions of a page: subscribe to its feed if it has one, and copy it as Markdown. The island fetches the
 * Markdown from the file next to the page.
 */
export function renderPageActions({ addresses }: Site, page: Page, feedHref: string | undefined): Result {
  return (
    <>
      {feedHref === undefined ? null : (
        <a class="page-action button button-quiet" type="application/rss+xml" href={feedHref}>
          {renderGlyph('feed')}
          <span>RSS feed</span>
        </a>
      )}
      <button
        type="button"
        class="copy-page page-action button button-quiet needs-js"
        data-sm={COPY_PAGE_ISLAND}
        data-source={addresses.toFileHref(toTextPath(page.permalink))}
      >
        {renderGlyph('copy')}
        <span>Copy page</span>
      </button>
    </>
  )
}
