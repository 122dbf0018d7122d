import type { Result } from 'hastscript'
import type { Site } from '../../model/site.ts'
import type { PageParts } from '../page-mode.ts'
import type { PageView } from '../page-view.ts'
import { insertHtml, renderContent } from '../render-html.ts'
import { renderPageHeader } from './page-header.tsx'
import { renderPagination } from './pagination.tsx'

/** The main part of a page: header, content, examples, and the way on. */
export function renderPageContent(site: Site, view: PageView, parts: PageParts): Result {
  return (
    <>
      <article class="article">
        {parts.header ? renderPageHeader(site, view) : null}
        <div id="content" class="prose mdx-content">
          {insertHtml(renderContent(view.body))}
        </div>
      </article>
      {view.aside.length === 0 ? null : (
        <div id="panel" class="aside prose">
          {insertHtml(renderContent(view.aside))}
        </div>
      )}
      {parts.footer ? renderPagination(site, view) : null}
    </>
  )
}
