import type { Result } from 'hastscript'
import type { Site } from '../../model/site.ts'
import { resolveHref } from '../resolve-href.ts'
import { renderGlyph } from './glyph.ts'

/**
 * The choice of a version beside the logo (reference 1.7), in the order of the configuration. Each leads to its first
 * page or to its own site. Nothing when there are less than two.
 * @param current position of the reader's version
 */
export function renderVersionSelect(site: Site, current: number | undefined): Result | null {
  const { versions } = site.tree
  const chosen = versions[current ?? 0]
  if (chosen === undefined || versions.length < 2) return null
  const items = versions.flatMap((version, index) => {
    const href = findVersionHref(site, index)
    if (href === undefined) return []
    const state = index === current ? { 'aria-current': 'true', 'data-active': '' } : {}
    return [
      <li>
        <a href={href} {...state}>
          {version.name}
        </a>
      </li>,
    ]
  })
  return (
    <details class="version-select">
      <summary>
        <span class="visually-hidden">Version: </span>
        {chosen.name}
        {renderGlyph('down')}
      </summary>
      <ul>{items}</ul>
    </details>
  )
}

function findVersionHref({ tree, addresses, links }: Site, index: number): string | undefined {
  const external = tree.versions[index]?.href
  if (external !== undefined) return resolveHref(links, external)
  const page = tree.firstPage({ version: index })
  return page === undefined ? undefined : addresses.toPageHref(page.permalink)
}
