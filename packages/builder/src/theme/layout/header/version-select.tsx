import type { Result } from 'hastscript'
import type { Page } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import { resolveHref } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** The island that closes the open list again. The list opens without it. */
export const VERSION_ISLAND = 'version-select'

/** Whether readers have a choice. */
export function hasVersionSelect({ tree }: Site): boolean {
  return tree.versions.length > 1
}

/**
 * The choice of a version beside the logo (reference 1.7), in the order of the configuration. Each leads to the page
 * that says there what `page` says here, else to its first page, or to its own site.
 * @param current position of the reader's version
 */
export function renderVersionSelect(site: Site, current: number | undefined, page?: Page): Result | null {
  const { versions } = site.tree
  const chosen = versions[current ?? 0]
  if (chosen === undefined || !hasVersionSelect(site)) return null
  const items = versions.flatMap((version, index) => {
    const href = findVersionHref(site, index, page)
    if (href === undefined) return []
    const state = index === current ? { 'aria-current': 'true', 'data-active': '' } : {}
    return [
      <li>
        <a href={href} {...state} {...(version.locale === undefined ? {} : { hreflang: version.locale })}>
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

function findVersionHref({ tree, addresses, links }: Site, index: number, page?: Page): string | undefined {
  const external = tree.versions[index]?.href
  if (external !== undefined) return resolveHref(links, external)
  const target = tree.findCounterpart(page, index)
  return target === undefined ? undefined : addresses.toPageHref(target.permalink)
}
