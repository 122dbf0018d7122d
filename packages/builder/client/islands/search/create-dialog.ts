import type { SearchManifest } from '../../../src/emit/browser.ts'
import { createElement } from './create-element.ts'
import { createFilters } from './create-filters.ts'
import { createResultList } from './create-result-list.ts'
import { type IndexReader, type LoadFile, openIndex } from './index-reader.ts'
import styles from './search-dialog.css?inline'
import { MAX_HITS, searchIndex } from './search-index.ts'

export interface SearchDialog {
  open(): void
}

export interface DialogOptions {
  load: LoadFile & { manifest: () => Promise<SearchManifest> }
  /** Placeholder of the field. */
  prompt: string
  /** Name of the version of the current page. */
  version: string
}

/** Creates the search dialog: a field, filters, results, and a status line. */
export function createDialog({ load, prompt, version }: DialogOptions): SearchDialog {
  addStyles()
  const input = createElement('input', { id: 'search-input', type: 'text', placeholder: prompt, autocomplete: 'off' })
  const close = createElement('button', { type: 'button', className: 'search-close', textContent: 'Close' })
  const status = createElement('p', { className: 'search-status', role: 'status' })
  const suggestions = createElement('div', { className: 'search-suggestions' })
  const results = createResultList(input, () => dialog.close())
  const filters = createFilters(() => void update())
  const head = createElement('div', { className: 'search-head' }, [input, close])
  const body = createElement('div', { className: 'search-body' }, [results.element, suggestions])
  const dialog = createElement('dialog', { className: 'search-dialog', ariaLabel: 'Search' }, [
    head,
    filters.element,
    body,
    status,
  ])
  const indexes = new Map<string, Promise<IndexReader>>()
  let manifest: Promise<SearchManifest> | undefined
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
    const index = openIndex(entry, load)
    indexes.set(entry.folder, index)
    index.catch(() => indexes.delete(entry.folder))
    return index
  }

  async function update(): Promise<void> {
    const query = input.value.trim()
    updates += 1
    const turn = updates
    try {
      const index = await readIndex()
      if (query === '') return clear('')
      const found = await searchIndex(index, query, filters.tab())
      if (turn !== updates) return
      filters.setTabs(found.tabs, (await readManifest()).tabs)
      results.show(found)
      suggest(found.suggestions)
      status.textContent = toStatus(found.hits.length, query)
    } catch {
      if (turn === updates) clear('Search could not be loaded. Check your connection and try again.')
    }
  }

  function clear(message: string): void {
    results.clear()
    suggest([])
    status.textContent = message
  }

  function suggest(words: readonly string[]): void {
    const buttons = words.map((word) => {
      const button = createElement('button', { type: 'button', textContent: word })
      button.addEventListener('click', () => {
        input.value = word
        input.focus()
        void update()
      })
      return button
    })
    suggestions.replaceChildren(
      ...(buttons.length === 0 ? [] : [createElement('p', { textContent: 'Try instead:' }), ...buttons]),
    )
  }

  input.ariaLabel = prompt
  input.spellcheck = false
  input.enterKeyHint = 'go'
  input.addEventListener('input', () => void update())
  close.addEventListener('click', () => dialog.close())
  // A click on the backdrop has the dialog as its target.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  document.body.append(dialog)

  return {
    open() {
      if (!dialog.open) dialog.showModal()
      input.focus()
      input.select()
      void update()
    },
  }
}

function toStatus(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”.`
  if (count === MAX_HITS) return `The ${count} best results`
  return count === 1 ? '1 result' : `${count} results`
}

/** The styles are part of the script, because only it needs them. The policy of pages allows constructed style sheets. */
function addStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
