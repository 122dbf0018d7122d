import type { Result } from 'hastscript'
import type { Division } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import type { Site } from '../site.ts'

/** The island that completes the search dialog, which the script in the head opens. */
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
      <span>{toPrompt(site)}</span>
      <kbd />
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
      aria-label={site.words.say('search.label')}
      {...toData(site, division)}
    >
      {renderGlyph('search')}
    </button>
  )
}

/** The words of the dialog before its island has loaded. */
const SHELL_KEYS = ['search.label', 'search.close', 'search.failed'] as const

/** Data for the dialog: the addresses of the manifest and the island, the placeholder of the field, the current version. */
function toData(site: Site, division: Division): Record<string, string> {
  const { addresses, assets, searchManifest, tree, words } = site
  const shell = words.toTranslation(SHELL_KEYS)
  const { name } = tree.findChoice(division)
  const island = assets.islands.get(SEARCH_ISLAND)
  return {
    'data-sm': SEARCH_ISLAND,
    'data-search': addresses.toFileHref(searchManifest),
    'data-prompt': toPrompt(site),
    ...(shell && { 'data-words': JSON.stringify(shell.words) }),
    ...(island && { 'data-script': addresses.toFileHref(island.path) }),
    ...(island?.integrity !== undefined && { 'data-integrity': island.integrity }),
    ...(name !== '' && { 'data-version': name }),
  }
}

function toPrompt({ config, words }: Site): string {
  return config.search.prompt ?? words.say('search.prompt')
}
