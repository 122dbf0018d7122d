import type { Result } from 'hastscript'
import { type Page, toTextPath } from '../../../../core/index.ts'
import type { AssetUsage } from '../../asset-usage.ts'
import { SELECT_ISLAND } from '../../elements/division-select.tsx'
import { renderGlyph } from '../../elements/glyph.ts'
import { renderIcon } from '../../elements/icon.tsx'
import { toLinkAttributes } from '../../elements/links.ts'
import type { Site } from '../../site.ts'
import { type MenuEntry, type PageMenu, toTextName } from './page-menu.ts'

/** The island that copies a page. */
const COPY_PAGE_ISLAND = 'copy-page'

/** The island that copies a command. */
const COPY_TEXT_ISLAND = 'copy-text'

/** The island that completes links with what only the browser knows: the URL of the site, the text of the page. */
const PAGE_MENU_ISLAND = 'page-menu'

/** Renders the button that copies a page as Markdown. Its island fetches the file next to the page. */
function renderCopyButton({ addresses, words }: Site, page: Page): Result {
  return (
    <button
      type="button"
      class="copy-page page-action button button-quiet needs-js"
      data-sm={COPY_PAGE_ISLAND}
      data-source={addresses.toFileHref(toTextPath(page.permalink))}
    >
      {renderGlyph('copy')}
      <span lang={words.findLanguage('page.copy')}>{words.say('page.copy')}</span>
    </button>
  )
}

/**
 * Renders the page menu next to the title: a button, and a list of links that opens without JavaScript. Null if the page
 * has neither.
 */
export function renderPageMenu(site: Site, page: Page, menu: PageMenu): Result | null {
  const copy = menu.hasCopy ? renderCopyButton(site, page) : null
  if (menu.entries.length === 0) return copy
  return (
    <div class={`page-menu${menu.isInToc ? ' page-menu-narrow' : ''}`}>
      {copy}
      <details class={`page-menu-list${toScriptClass(menu)}`} data-sm={SELECT_ISLAND}>
        <summary class="page-action button button-quiet">
          <span class={menu.hasCopy ? 'page-menu-name' : ''}>{site.words.say('page.menu')}</span>
          {renderGlyph('down')}
        </summary>
        <ul {...toListData(site, page, menu)}>{renderEntries(site, menu)}</ul>
      </details>
    </div>
  )
}

/** Renders the page menu below the table of contents, as a plain list. */
export function renderTocMenu(site: Site, page: Page, menu: PageMenu): Result {
  return (
    <ul
      class={`page-menu-toc${toScriptClass(menu)}`}
      aria-label={site.words.say('page.menu')}
      {...toListData(site, page, menu)}
    >
      {menu.hasCopy ? <li>{renderCopyButton(site, page)}</li> : null}
      {renderEntries(site, menu)}
    </ul>
  )
}

/** What the menu of a page adds to its document. */
export function toMenuUsage({ hasCopy, entries }: PageMenu): AssetUsage {
  return {
    islands: new Set([
      ...(hasCopy ? [COPY_PAGE_ISLAND] : []),
      ...(entries.length > 0 ? [SELECT_ISLAND] : []),
      ...(entries.some(isCompleted) ? [PAGE_MENU_ISLAND] : []),
      ...(entries.some(isCommand) ? [COPY_TEXT_ISLAND] : []),
    ]),
    styles: new Set(entries.length > 0 ? ['page-menu'] : []),
  }
}

function renderEntries(site: Site, { entries }: PageMenu): Result[] {
  return entries.map((entry) =>
    'command' in entry ? (
      <li class="needs-js">
        <button type="button" data-sm={COPY_TEXT_ISLAND}>
          <span>
            <span class="page-menu-title">{entry.title}</span>
            <code class="page-menu-description" dir="ltr" translate="no">
              {entry.command}
            </code>
          </span>
        </button>
      </li>
    ) : (
      <li>
        <a
          {...toLinkAttributes(entry.href)}
          download={entry.isDownload ? '' : undefined}
          data-completes={entry.completes}
        >
          {entry.icon === undefined ? null : renderIcon(site, entry.icon)}
          <span>
            <span class="page-menu-title">{entry.title}</span>
            <span class="page-menu-description">{entry.description}</span>
          </span>
        </a>
      </li>
    ),
  )
}

function isCompleted(entry: MenuEntry): boolean {
  return 'completes' in entry && entry.completes !== undefined
}

/** Without a script, a list of commands would be empty. */
function toScriptClass({ entries }: PageMenu): string {
  return entries.every(isCommand) ? ' needs-js' : ''
}

function isCommand(entry: MenuEntry): boolean {
  return 'command' in entry
}

/** What the island needs: where the Markdown is, and how the links refer to it. */
function toListData(site: Site, page: Page, { entries }: PageMenu): Record<string, string> {
  if (!entries.some(isCompleted)) return {}
  const source = site.addresses.toFileHref(toTextPath(page.permalink))
  return { 'data-sm': PAGE_MENU_ISLAND, 'data-source': source, 'data-written': toTextName(site, page) }
}
