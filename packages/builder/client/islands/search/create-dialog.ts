import type { SearchManifest } from '../../../src/emit/browser.ts'
import { createElement } from './create-element.ts'
import { createFilters } from './create-filters.ts'
import { createResultList } from './create-result-list.ts'
import { type IndexReader, type LoadFile, openIndex } from './index-reader.ts'
import styles from './search-dialog.css?inline'
import { MOST_HITS, searchIndex } from './search-index.ts'

export interface SearchDialog {
  open(): void
}

export interface DialogOptions {
  load: LoadFile & { manifest: () => Promise<SearchManifest> }
  /** What stands in the empty field. */
  prompt: string
  /** Name of the version that the reader reads. */
  version: string
}

/** Creates the dialog of the search: a field, filters, results, and a line that says how it goes. */
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
  let asked = 0

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
    asked += 1
    const turn = asked
    try {
      const index = await readIndex()
      if (query === '') return clear('')
      const answer = await searchIndex(index, query, filters.tab())
      if (turn !== asked) return
      filters.setTabs(answer.tabs, (await readManifest()).tabs)
      results.show(answer)
      suggest(answer.suggestions)
      status.textContent = toStatus(answer.hits.length, query)
    } catch {
      if (turn === asked) clear('The search could not be loaded. Check the connection and type again.')
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
  // A click beside the dialog is one on its backdrop.
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
  if (count === MOST_HITS) return `The ${count} best results`
  return count === 1 ? '1 result' : `${count} results`
}

/** The rules come with the script: nobody else needs them, and a constructed stylesheet is no inline style. */
function addStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
