import { createElement } from './create-element.ts'

/** Filters by version and tab. A filter without a choice is hidden. */
export interface Filters {
  element: HTMLElement
  /** Name of the selected version. */
  version(): string
  /** Index of the selected tab; undefined for all. */
  tab(): number | undefined
  setVersions(names: readonly string[], current: string): void
  /** Shows the tabs with results. */
  setTabs(positions: readonly number[], names: readonly string[]): void
}

export function createFilters(onChange: () => void): Filters {
  const select = createElement('select', { ariaLabel: 'Version', hidden: true })
  const group = createElement('div', { className: 'search-tabs', role: 'group', ariaLabel: 'Where to search' })
  const element = createElement('div', { className: 'search-filters', hidden: true }, [select, group])
  let chosen: number | undefined
  /** The visible chips by the index of their tab, which is undefined for the chip of all tabs. */
  let chips: ReadonlyMap<number | undefined, HTMLElement> = new Map()
  select.addEventListener('change', () => {
    choose(undefined)
    onChange()
  })

  function choose(tab: number | undefined): void {
    chosen = tab
    for (const [position, chip] of chips) chip.ariaPressed = String(position === tab)
  }

  function createChip(text: string, tab: number | undefined): HTMLElement {
    const chip = createElement('button', { type: 'button', textContent: text, ariaPressed: String(tab === chosen) })
    chip.addEventListener('click', () => {
      choose(tab)
      onChange()
    })
    return chip
  }

  function setVisible(): void {
    element.hidden = select.hidden && group.childElementCount === 0
  }

  return {
    element,
    version: () => select.value,
    tab: () => chosen,
    setVersions(names, current) {
      select.replaceChildren(...names.map((name) => createElement('option', { value: name, textContent: name })))
      if (names.includes(current)) select.value = current
      select.hidden = names.length < 2
      setVisible()
    },
    setTabs(positions, names) {
      const found = names.flatMap((_name, tab) => (positions.includes(tab) || tab === chosen ? [tab] : []))
      const shown = found.length > 1 || chosen !== undefined ? [undefined, ...found] : []
      // Unchanged chips keep the focus.
      if (shown.length === chips.size && shown.every((tab) => chips.has(tab))) return
      chips = new Map(shown.map((tab) => [tab, createChip(tab === undefined ? 'All' : (names[tab] ?? ''), tab)]))
      group.replaceChildren(...chips.values())
      setVisible()
    },
  }
}
