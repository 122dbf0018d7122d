import { createElement } from './create-element.ts'

/** Version and tab of what is searched. Neither is shown while there is no choice. */
export interface Filters {
  element: HTMLElement
  /** Name of the chosen version. */
  version(): string
  /** Position of the chosen tab; undefined for all. */
  tab(): number | undefined
  setVersions(names: readonly string[], current: string): void
  /** Shows the tabs in which something was found. */
  setTabs(positions: readonly number[], names: readonly string[]): void
}

export function createFilters(onChange: () => void): Filters {
  const select = createElement('select', { ariaLabel: 'Version', hidden: true })
  const group = createElement('div', { className: 'search-tabs', role: 'group', ariaLabel: 'Where to search' })
  const element = createElement('div', { className: 'search-filters', hidden: true }, [select, group])
  let chosen: number | undefined
  select.addEventListener('change', () => {
    chosen = undefined
    onChange()
  })

  function createChip(text: string, tab: number | undefined): HTMLElement {
    const chip = createElement('button', { type: 'button', textContent: text, ariaPressed: String(tab === chosen) })
    chip.addEventListener('click', () => {
      chosen = tab
      for (const other of group.children) other.ariaPressed = String(other === chip)
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
      const shown = names.filter((_name, position) => positions.includes(position) || position === chosen)
      const isSame = [...group.children].slice(1).every((chip, index) => chip.textContent === shown[index])
      if (isSame && group.childElementCount === (shown.length > 1 ? shown.length + 1 : 0)) return
      const chips = [createChip('All', undefined), ...shown.map((name) => createChip(name, names.indexOf(name)))]
      group.replaceChildren(...(shown.length > 1 || chosen !== undefined ? chips : []))
      setVisible()
    },
  }
}
