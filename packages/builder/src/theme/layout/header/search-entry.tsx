import type { Result } from 'hastscript'
import { renderGlyph } from '../elements/glyph.ts'
import type { Site } from '../site.ts'

/** The island that opens the search. */
export const SEARCH_ISLAND = 'search'

/**
 * The wide button of the search, which looks like a field: in the header, or above the sidebar (`search.location`).
 * Neither is shown where no script can serve it.
 */
export function renderSearchEntry(site: Site, version: number | undefined): Result {
  return (
    <button
      type="button"
      id="search-bar-entry"
      class="search-entry needs-js"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      {...toData(site, version)}
    >
      {renderGlyph('search')}
      <span>{site.config.search.prompt}</span>
    </button>
  )
}

/** The small button of the search, in the header of small windows. */
export function renderMobileSearchEntry(site: Site, version: number | undefined): Result {
  return (
    <button
      type="button"
      id="search-bar-entry-mobile"
      class="icon-button needs-js"
      aria-haspopup="dialog"
      aria-label="Search"
      {...toData(site, version)}
    >
      {renderGlyph('search')}
    </button>
  )
}

/** What the island reads: where the manifest stands, what the empty field says, which version the reader reads. */
function toData(
  { config, addresses, searchManifest, tree }: Site,
  version: number | undefined,
): Record<string, string> {
  const name = version === undefined ? undefined : tree.versions[version]?.name
  return {
    'data-search': addresses.toFileHref(searchManifest),
    'data-prompt': config.search.prompt,
    ...(name !== undefined && { 'data-version': name }),
  }
}
