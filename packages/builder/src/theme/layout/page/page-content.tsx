import type { Result } from 'hastscript'
import type { PageParts } from '../page-modes.ts'
import type { PageView } from '../page-view.ts'
import { joinHtml, type RenderedHtml, renderAround, renderPart } from '../render-html.ts'
import type { Site } from '../site.ts'
import { type Directory, renderDirectory } from './directory.tsx'
import { renderFeedback } from './feedback.tsx'
import type { TrailStep } from './group-trails.ts'
import { renderLastChange, showsLastChange } from './last-change.tsx'
import type { PageMenu } from './menu/page-menu.ts'
import { renderPageHeader } from './page-header.tsx'
import { renderPagination } from './pagination.tsx'
import { renderRelated } from './related.tsx'

/** What the main part of a page depends on besides the page itself. */
export interface PageContext {
  parts: PageParts
  /** The groups that contain the page. */
  trail: readonly TrailStep[]
  /** The group whose content the page lists. */
  directory?: Directory | undefined
  language: string
  menu: PageMenu
}

/** Renders the main part of a page: header, content, examples, feedback and pagination. */
export function renderPageContent(
  site: Site,
  view: PageView,
  { parts, trail, directory, menu }: PageContext,
): RenderedHtml {
  const { body, aside } = view.content
  const header = parts.header ? renderPageHeader(site, view, { trail, menu }) : renderHiddenTitle(view)
  const article = renderAround(
    <article class="article" />,
    ...(header === null ? [] : [renderPart(header)]),
    renderAround(<div id="content" class="prose mdx-content" />, body),
    ...(directory === undefined ? [] : [renderPart(renderDirectory(site, directory))]),
  )
  const panel = aside === '' ? [] : [renderAround(<div id="panel" class="aside prose" />, aside)]
  const end = parts.footer
    ? [
        renderPart(
          <>
            {renderRelated(site, view.page)}
            {showsLastChange(site, view.page) ? renderLastChange(view.changed, site.words) : null}
            {renderFeedback(site, view.page)}
            {renderPagination(site, view)}
          </>,
        ),
      ]
    : []
  return joinHtml(article, ...panel, ...end)
}

/** A page without a header still has a title for people who navigate by headings, unless its content has one. */
function renderHiddenTitle({ page, content }: PageView): Result | null {
  return content.hasTitle ? null : <h1 class="visually-hidden">{page.title}</h1>
}
