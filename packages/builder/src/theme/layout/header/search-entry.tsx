import type { Result } from 'hastscript'
import type { Division } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import type { Site } from '../site.ts'

/** The island that opens the search. */
export const SEARCH_ISLAND = 'search'

/**
 * Renders the wide button of the search, which looks like a field: in the header, or above the sidebar
 * (`search.location`). Both buttons are hidden without JavaScript.
 */
export function renderSearchEntry(site: Site, division: Division): Result {
  return (
    <button
      type="button"
      id="search-bar-entry"
      class="search-entry needs-js"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      {...toData(site, division)}
    >
      {renderGlyph('search')}
      <span>{site.config.search.prompt}</span>
    </button>
  )
}

/** Renders the small button of the search, in the header of small windows. */
export function renderMobileSearchEntry(site: Site, division: Division): Result {
  return (
    <button
      type="button"
      id="search-bar-entry-mobile"
      class="icon-button needs-js"
      aria-haspopup="dialog"
      aria-label="Search"
      {...toData(site, division)}
    >
      {renderGlyph('search')}
    </button>
  )
}

/** Data for the island: the address of the manifest, the placeholder of the field, and the current version. */
function toData({ config, addresses, searchManifest, tree }: Site, division: Division): Record<string, string> {
  const { name } = tree.findChoice(division)
  return {
    'data-sm': SEARCH_ISLAND,
    'data-search': addresses.toFileHref(searchManifest),
    'data-prompt': config.search.prompt,
    ...(name !== '' && { 'data-version': name }),
  }
}
