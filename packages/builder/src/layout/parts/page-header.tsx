import type { Result } from 'hastscript'
import type { ApiEndpoint } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import type { PageView } from '../page-view.ts'
import { insertHtml, renderContent } from '../render-html.ts'
import { renderGlyph } from './glyph.ts'
import { renderMethodPill } from './method-badge.tsx'

/** What stands above the content: the group the page is in, its title, its description, and its method and path. */
export function renderPageHeader(site: Site, { page, description }: PageView): Result {
  const eyebrow = findEyebrow(site, site.tree.findGroups(page))
  return (
    <header id="header" class="page-header">
      {eyebrow === undefined ? null : <p class="eyebrow">{eyebrow}</p>}
      <h1 id="page-title">
        {page.title}
        {page.frontmatter.deprecated ? <span class="title-tag">Deprecated</span> : null}
      </h1>
      {description.length === 0 ? null : <div class="page-description">{insertHtml(renderContent(description))}</div>}
      {page.endpoint === undefined ? null : renderEndpoint(page.endpoint)}
    </header>
  )
}

/** The innermost group, or the path of all of them (`eyebrow.display`, reference 1.2). */
function findEyebrow({ config }: Site, groups: readonly string[]): string | undefined {
  const named = groups.filter((title) => title !== '')
  return config.eyebrow.display === 'breadcrumbs' && named.length > 0 ? named.join(' / ') : named.at(-1)
}

function renderEndpoint({ method, target }: ApiEndpoint): Result {
  return (
    <div class="api-bar">
      {renderMethodPill(method)}
      <code class="api-path" tabindex="0">
        {target}
      </code>
      <button type="button" class="copy-path icon-button needs-js" aria-label="Copy path">
        {renderGlyph('copy')}
      </button>
    </div>
  )
}
