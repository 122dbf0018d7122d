import type { Result } from 'hastscript'
import { type Page, renderPageLabel } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import type { PageView } from '../page-view.ts'
import type { Site } from '../site.ts'

/** Renders links to the previous and next page, unless the frontmatter has `hideFooterPagination`. */
export function renderPagination(site: Site, { page, previous, next }: PageView): Result | null {
  if (previous === undefined && next === undefined) return null
  if (page.frontmatter.raw.hideFooterPagination === true) return null
  return (
    <nav id="pagination" class="pagination" aria-label={site.words.say('frame.neighbors')}>
      {previous === undefined ? null : renderNeighbor(site, previous, 'prev')}
      {next === undefined ? null : renderNeighbor(site, next, 'next')}
    </nav>
  )
}

function renderNeighbor({ addresses, words }: Site, page: Page, direction: 'prev' | 'next'): Result {
  const isNext = direction === 'next'
  return (
    <a class={`pagination-${direction}`} rel={direction} href={addresses.toPageHref(page.permalink)}>
      <span class="pagination-hint" lang={words.findLanguage('page.next')}>
        {isNext ? null : renderGlyph('left')}
        {words.say(isNext ? 'page.next' : 'page.previous')}
        {isNext ? renderGlyph('right') : null}
      </span>
      <span class="pagination-title">{renderPageLabel(page)}</span>
    </a>
  )
}
