import type { Result } from 'hastscript'
import type { Page } from '../../../core/index.ts'
import { renderPageLabel } from '../elements/breakable-text.ts'
import { renderGlyph } from '../elements/glyph.ts'
import type { PageView } from '../page-view.ts'
import type { Site } from '../site.ts'

/** Renders links to the previous and next page, unless the frontmatter has `hideFooterPagination`. */
export function renderPagination(site: Site, { page, previous, next }: PageView): Result | null {
  if (previous === undefined && next === undefined) return null
  if (page.frontmatter.raw.hideFooterPagination === true) return null
  return (
    <nav id="pagination" class="pagination" aria-label="Previous and next page">
      {previous === undefined ? null : renderNeighbor(site, previous, 'prev')}
      {next === undefined ? null : renderNeighbor(site, next, 'next')}
    </nav>
  )
}

function renderNeighbor({ addresses }: Site, page: Page, direction: 'prev' | 'next'): Result {
  const isNext = direction === 'next'
  return (
    <a class={`pagination-${direction}`} rel={direction} href={addresses.toPageHref(page.permalink)}>
      <span class="pagination-hint">
        {isNext ? null : renderGlyph('left')}
        {isNext ? 'Next' : 'Previous'}
        {isNext ? renderGlyph('right') : null}
      </span>
      <span class="pagination-title">{renderPageLabel(page)}</span>
    </a>
  )
}
