import type { Result } from 'hastscript'
import type { Page } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import { resolveHref } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** The island that closes the list. The list opens without it. */
export const VERSION_ISLAND = 'version-select'

/** Whether there are several versions. */
export function hasVersionSelect({ tree }: Site): boolean {
  return tree.versions.length > 1
}

/**
 * Renders the version select next to the logo, in the order of the configuration (docs/reference/mint-json.mdx#versions).
 * Each version links to its counterpart of `page`, otherwise to its first page, or to its own site.
 * @param current position of the current version
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
    <details class="version-select" data-sm="version-select">
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
