import type { Result } from 'hastscript'
import { renderGlyph } from '../elements/glyph.ts'
import type { Site } from '../site.ts'

/** The island that opens the search. */
export const SEARCH_ISLAND = 'search'

/**
 * Renders the wide button of the search, which looks like a field: in the header, or above the sidebar
 * (`search.location`). Both buttons are hidden without JavaScript.
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

/** Renders the small button of the search, in the header of small windows. */
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

/** Data for the island: the address of the manifest, the placeholder of the field, and the current version. */
function toData(
  { config, addresses, searchManifest, tree }: Site,
  version: number | undefined,
): Record<string, string> {
  const name = version === undefined ? undefined : tree.versions[version]?.name
  return {
    'data-sm': SEARCH_ISLAND,
    'data-search': addresses.toFileHref(searchManifest),
    'data-prompt': config.search.prompt,
    ...(name !== undefined && { 'data-version': name }),
  }
}
