import type { Result } from 'hastscript'
import type { Division } from '../../../core/index.ts'
import { toAnchorClass } from '../../stylesheet/anchor-color.ts'
import { listRows } from '../elements/division-rows.ts'
import { renderIcon } from '../elements/icon.tsx'
import { toLinkAttributes } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** The stylesheet of the anchors. */
export const ANCHOR_STYLES = 'nav-anchor'

/** Renders the anchors at the top of the sidebar (docs/reference/mint-json.mdx#tabs-and-anchors). Null without anchors to show. */
export function renderAnchors(site: Site, division: Division): Result | null {
  const items = listRows(site, division, 'anchor').flat()
  if (items.length === 0) return null
  return (
    <ul class="nav-anchors">
      {items.map(({ label, href, isCurrent }) => (
        <li>
          <a
            class="nav-anchor"
            {...toLinkAttributes(href)}
            {...(isCurrent ? { 'aria-current': 'true', 'data-active': '' } : {})}
          >
            <span class={`nav-anchor-icon ${toAnchorClass(label.color)}`}>
              {renderIcon(site, { ...label, icon: label.icon ?? 'link' })}
            </span>
            {label.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
