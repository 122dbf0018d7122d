import type { Result } from 'hastscript'
import type { Division } from '../../../core/index.ts'
import { findDivisionHref, isLinkShown } from '../elements/division-links.ts'
import { toLinkAttributes } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** Renders the row of tabs below the header (docs/reference/mint-json.mdx#tabs-and-anchors). Null without tabs to show. */
export function renderTabs(site: Site, division: Division): Result | null {
  const version = division.version === undefined ? {} : { version: division.version }
  const items = site.tree.tabs.flatMap((tab, index) => {
    const current = division.tab === index
    if (!isLinkShown(site.tree, tab, division, current)) return []
    const href = findDivisionHref(site, tab, { ...version, tab: index })
    if (href === undefined) return []
    return [
      <li>
        <a
          class="nav-tabs-item"
          {...toLinkAttributes(href)}
          {...(current ? { 'aria-current': 'true', 'data-active': '' } : {})}
        >
          {tab.name}
        </a>
      </li>,
    ]
  })
  if (items.length === 0) return null
  return (
    <nav class="nav-tabs" aria-label="Sections">
      <ul>{items}</ul>
    </nav>
  )
}
