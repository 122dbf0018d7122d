import type { Result } from 'hastscript'
import { type Division, listDivisionPath, listDivisions, type Page } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import { resolveHref } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** The island that closes the list. The list opens without it. */
export const VERSION_ISLAND = 'version-select'

/** Whether a division contains several versions. */
function hasVersions({ divisions }: Division): boolean {
  return divisions.filter(({ kind }) => kind === 'version').length > 1
}

/** Whether there are several versions. */
export function hasVersionSelect({ tree }: Site): boolean {
  return listDivisions(tree.root).some(hasVersions)
}

/**
 * Renders the version selects next to the logo, in the order of the configuration (docs/reference/mint-json.mdx#versions).
 * Each version links to its counterpart of `page`, otherwise to its first page, or to its own site.
 */
export function renderVersionSelects(site: Site, division: Division, page?: Page): Result[] {
  const path = listDivisionPath(division)
  return path.filter(hasVersions).flatMap((around) => {
    const versions = around.divisions.filter(({ kind }) => kind === 'version')
    return renderSelect(
      site,
      versions,
      versions.find((version) => path.includes(version)),
      page,
    )
  })
}

function renderSelect(
  site: Site,
  versions: readonly Division[],
  current: Division | undefined,
  page: Page | undefined,
): Result[] {
  const chosen = current ?? versions[0]
  if (chosen === undefined) return []
  const items = versions.flatMap((version) => {
    const href = findVersionHref(site, version, page)
    if (href === undefined) return []
    const state = version === current ? { 'aria-current': 'true', 'data-active': '' } : {}
    return [
      <li>
        <a href={href} {...state} {...(version.locale === undefined ? {} : { hreflang: version.locale })}>
          {version.name}
        </a>
      </li>,
    ]
  })
  return [
    <details class="version-select" data-sm="version-select">
      <summary>
        <span class="visually-hidden">Version: </span>
        {chosen.name}
        {renderGlyph('down')}
      </summary>
      <ul>{items}</ul>
    </details>,
  ]
}

function findVersionHref({ tree, addresses, links }: Site, version: Division, page?: Page): string | undefined {
  if (version.href !== undefined) return resolveHref(links, version.href)
  const target = tree.findCounterpart(page, version)
  return target === undefined ? undefined : addresses.toPageHref(target.permalink)
}
