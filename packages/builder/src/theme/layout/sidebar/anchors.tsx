import type { Result } from 'hastscript'
import type { Division } from '../../../core/index.ts'
import { toAnchorClass } from '../../stylesheet/anchor-color.ts'
import { findDivisionHref, isLinkShown } from '../elements/division-links.ts'
import { renderIcon } from '../elements/icon.tsx'
import { toLinkAttributes } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** Renders the anchors at the top of the sidebar (docs/reference/mint-json.mdx#tabs-and-anchors). Null without anchors to show. */
export function renderAnchors(site: Site, division: Division): Result | null {
  const items = site.tree.anchors.flatMap((anchor, index) => {
    const current = division.anchor === index
    if (!isLinkShown(site.tree, anchor, division, current)) return []
    const href = findDivisionHref(site, anchor, { ...toPosition(division), anchor: index })
    if (href === undefined) return []
    return [
      <li>
        <a
          class="nav-anchor"
          {...toLinkAttributes(href)}
          {...(current ? { 'aria-current': 'true', 'data-active': '' } : {})}
        >
          <span class={`nav-anchor-icon ${toAnchorClass(anchor.color)}`}>
            {renderIcon(site, anchor.icon ?? 'link', anchor.iconType)}
          </span>
          {anchor.name}
        </a>
      </li>,
    ]
  })
  return items.length === 0 ? null : <ul class="nav-anchors">{items}</ul>
}

function toPosition({ version, tab }: Division): { version?: number; tab?: number } {
  return { ...(version === undefined ? {} : { version }), ...(tab === undefined ? {} : { tab }) }
}
