import type { Result } from 'hastscript'
import type { Division } from '../../../core/index.ts'
import { listRows } from '../elements/division-rows.ts'
import { toLinkAttributes } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** Renders the row of tabs below the header (docs/reference/mint-json.mdx#tabs-and-anchors). Null without tabs to show. */
export function renderTabs(site: Site, division: Division): Result | null {
  const [row] = listRows(site, division, 'tab')
  if (row === undefined) return null
  return (
    <nav class="nav-tabs" aria-label="Sections">
      <ul>
        {row.map(({ label, href, isCurrent }) => (
          <li>
            <a
              class="nav-tabs-item"
              {...toLinkAttributes(href)}
              {...(isCurrent ? { 'aria-current': 'true', 'data-active': '' } : {})}
            >
              {label.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
