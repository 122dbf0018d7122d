import type { Result } from 'hastscript'
import { resolvePlaygroundMode } from '../../../api/index.ts'
import { type ApiEndpoint, renderBreakableText } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import { renderMethodPill } from '../elements/method-badge.tsx'
import type { PageView, PlaygroundEntry } from '../page-view.ts'
import { insertHtml } from '../render-html.ts'
import type { Site } from '../site.ts'
import { renderEyebrow } from './breadcrumbs.tsx'
import type { TrailStep } from './group-trails.ts'
import type { PageMenu } from './menu/page-menu.ts'
import { renderPageActions } from './page-actions.tsx'
import { renderPlaygroundButton } from './playground-button.tsx'

/** The islands of method and path: one copies the path, one lets the keyboard scroll it. */
export const ENDPOINT_ISLANDS = ['copy-text', 'scroll-area'] as const

/** Renders what is above the content: the groups of the page, its title, its description, and its method and path. */
export function renderPageHeader(
  site: Site,
  { page, content, feedHref, playground, endpointUrl }: PageView,
  { trail, menu }: { trail: readonly TrailStep[]; menu: PageMenu },
): Result {
  const { tag, deprecated } = page.frontmatter
  return (
    <header id="header" class="page-header">
      {renderEyebrow(site, page, trail)}
      <div class="page-heading">
        <h1 id="page-title">
          {renderBreakableText(page.title)}
          {tag === undefined ? null : renderBadge(tag, 'title-tag title-tag-accent')}
          {deprecated ? renderBadge(site.words.say('page.deprecated'), 'title-tag') : null}
        </h1>
        {renderPageActions(site, page, menu, feedHref)}
      </div>
      {content.description === '' ? null : <div class="page-description">{insertHtml(content.description)}</div>}
      {page.endpoint === undefined || resolvePlaygroundMode(page, site.config.api) === 'hide'
        ? null
        : renderEndpoint(site, { ...page.endpoint, target: endpointUrl ?? page.endpoint.target }, playground)}
    </header>
  )
}

/** The space makes the badge a separate word in screen readers. */
function renderBadge(text: string, classes: string): Result {
  return (
    <>
      {' '}
      <span class={classes}>{text}</span>
    </>
  )
}

/** What makes a long path a tab stop, so that the keyboard can scroll it. */
const SCROLL_AREA = { 'data-sm': 'scroll-area', tabindex: 0, role: 'group', 'aria-label': 'Path' }

function renderEndpoint(site: Site, { method, target }: ApiEndpoint, playground?: PlaygroundEntry): Result {
  return (
    <div class="api-bar">
      {renderMethodPill(method)}
      <code class="api-path" {...SCROLL_AREA}>
        {target}
      </code>
      <button
        type="button"
        class="copy-path icon-button needs-js"
        data-sm="copy-text"
        aria-label={site.words.say('page.copyPath')}
      >
        {renderGlyph('copy')}
      </button>
      {playground === undefined ? null : renderPlaygroundButton(site, playground)}
    </div>
  )
}
