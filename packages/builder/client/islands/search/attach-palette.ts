import {
  type Hit,
  type IndexReader,
  listSuggestedPages,
  MAX_HITS,
  openIndex,
  type SearchManifest,
  type SearchResults,
  searchIndex,
} from '../../../src/emit/browser.ts'
import { createElement } from './create-element.ts'
import { createExcerpts } from './create-excerpts.ts'
import { createFilters } from './create-filters.ts'
import type { Loader } from './create-loader.ts'
import { createNotice } from './create-notice.ts'
import { createButtonOption, createHitOption } from './create-option.ts'
import { createOptionList, type OptionGroup } from './create-option-list.ts'
import { type Action, listActions, matchActions } from './list-actions.ts'
import { createRecentSearches } from './recent-searches.ts'
import styles from './search-palette.css?inline'
import { words } from './words.ts'

export interface PaletteOptions {
  load: Loader
  /** The path of the site, with a slash at the end. */
  root: string
  /** Name of the version of the current page. */
  version: string
}

/** Maximum number of actions beside results. */
const MAX_ACTIONS = 3

/** Adds filters, options and a status line to the dialog of the search, and keeps them up to date with its field. */
export function attachPalette(dialog: HTMLDialogElement, { load, root, version }: PaletteOptions): void {
  const input = dialog.querySelector('input')
  if (input === null) return
  addStyles()
  const recent = createRecentSearches(root)
  const excerpts = createExcerpts(root)
  const filters = createFilters(() => void update())
  const notice = createNotice({ onSuggestion: ask, onReset: filters.reset, onChange: () => void update() })
  const list = createOptionList(input, async () => {
    // Enter applies to what was typed, even if its results are not shown yet.
    await current
    if (dialog.open) list.follow()
  })
  const status = createElement('p', { className: 'search-status', role: 'status' })
  // Hidden until there is something to show, so that the filters, which come before the first results, move nothing.
  const body = createElement('div', { className: 'search-body', hidden: true }, [notice.element, list.element])
  dialog.append(filters.element, body, createElement('div', { className: 'search-foot' }, [createKeyHints(), status]))
  const indexes = new Map<string, Promise<IndexReader>>()
  let manifest: Promise<SearchManifest> | undefined
  let current: Promise<void> | undefined
  let updates = 0

  function readManifest(): Promise<SearchManifest> {
    manifest ??= load.manifest().then((read) => {
      filters.setVersions(
        read.indexes.map(({ name }) => name),
        version,
      )
      return read
    })
    manifest.catch(() => {
      manifest = undefined
    })
    return manifest
  }

  async function readIndex(): Promise<IndexReader> {
    const entries = (await readManifest()).indexes
    const entry = entries.find(({ name }) => name === filters.version()) ?? entries[0]
    if (entry === undefined) throw new Error('The manifest names no index.')
    const known = indexes.get(entry.folder)
    if (known !== undefined) return known
    const index = openIndex(entry, load, root)
    indexes.set(entry.folder, index)
    index.catch(() => indexes.delete(entry.folder))
    return index
  }

  function update(): Promise<void> {
    updates += 1
    current = search((input as HTMLInputElement).value.trim(), updates)
    return current
  }

  async function search(query: string, turn: number): Promise<void> {
    try {
      const index = await readIndex()
      const found = await searchIndex(index, query, filters.filter())
      const pages = found.hits.length === 0 ? await listSuggestedPages(index) : []
      const { divisions } = await readManifest()
      if (turn !== updates) return
      filters.setFound(found, divisions)
      body.hidden = false
      if (query === '') showStart(pages)
      else showResults(query, found, pages)
    } catch {
      if (turn !== updates) return
      list.show([])
      notice.hide()
      status.textContent = words.say('search.failed')
    }
  }

  /** Shows what can be done before anything is typed. */
  function showStart(pages: readonly Hit[]): void {
    const queries = recent.list()
    const clear = createButtonOption(words.say('search.clearRecent'), 'clear', () => {
      recent.clear()
      void update()
    })
    const recents = queries.map((query) => createButtonOption(query, 'recent', () => ask(query)))
    list.show([
      { label: words.say('search.recent'), options: queries.length === 0 ? [] : [...recents, clear] },
      { label: words.say('search.suggested'), options: pages.map((hit) => toOption(hit)) },
      toActionGroup(listActions(document)),
    ])
    notice.hide()
    status.textContent = ''
  }

  /** @param pages - Pages to suggest if there are no results. */
  function showResults(query: string, found: SearchResults, pages: readonly Hit[]): void {
    const { hits, suggestions, findQueryWord } = found
    const options = hits.map((hit) => toOption(hit, query))
    const actions = matchActions(listActions(document), query).slice(0, MAX_ACTIONS)
    const suggested = { label: words.say('search.suggested'), options: pages.map((hit) => toOption(hit)) }
    const groups = [{ options }, toActionGroup(actions), suggested]
    list.show(groups, hits.length + actions.length > 0)
    excerpts.observe(options, hits, findQueryWord)
    if (hits.length > 0) notice.hide()
    else notice.show(query, { suggestions, isLimited: Object.keys(filters.filter()).length > 0 })
    const count =
      hits.length === MAX_HITS
        ? words.say('search.best', { count: MAX_HITS })
        : words.say('search.found', { count: hits.length })
    status.textContent = hits.length === 0 ? words.say('search.noResults') : count
  }

  function toOption(hit: Hit, query?: string): HTMLAnchorElement {
    const option = createHitOption(hit, query !== undefined)
    option.addEventListener('click', () => {
      if (query !== undefined) recent.add(query)
      dialog.close()
    })
    return option
  }

  function toActionGroup(actions: readonly Action[]): OptionGroup {
    const options = actions.map(({ label, icon, run }) =>
      createButtonOption(label, icon, () => {
        // Outside of an open dialog, nothing can be clicked or announced.
        dialog.close()
        run()
      }),
    )
    return { label: words.say('search.actions'), options }
  }

  function ask(query: string): void {
    Object.assign(input as HTMLInputElement, { value: query }).focus()
    void update()
  }

  input.addEventListener('input', () => void update())
  void update()
}

/** What keys do, for those who see them. Screen readers know from the roles of the field and its options. */
function createKeyHints(): HTMLElement {
  const hints = [
    ['↑↓', words.say('search.move')],
    ['↵', words.say('search.open')],
    ['esc', words.say('search.leave')],
  ].map(([key = '', text = '']) => createElement('span', {}, [createElement('kbd', { textContent: key }), ` ${text}`]))
  return createElement('div', { className: 'search-keys', ariaHidden: 'true' }, hints)
}

/** The styles are part of the script, because only it needs them. The policy of pages allows constructed style sheets. */
function addStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
