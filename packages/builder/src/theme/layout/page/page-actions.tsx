import type { Result } from 'hastscript'
import type { Page } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import type { Site } from '../site.ts'
import type { PageMenu } from './menu/page-menu.ts'
import { renderPageMenu } from './menu/render-page-menu.tsx'

/** Renders the actions of a page: subscribe to its feed if it has one, and the page menu. */
export function renderPageActions(site: Site, page: Page, menu: PageMenu, feedHref: string | undefined): Result {
  return (
    <>
      {feedHref === undefined ? null : (
        <a class="page-action button button-quiet" type="application/rss+xml" href={feedHref}>
          {renderGlyph('feed')}
          <span>{site.words.say('page.feed')}</span>
        </a>
      )}
      {renderPageMenu(site, page, menu)}
    </>
  )
}
