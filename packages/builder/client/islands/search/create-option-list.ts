import { createElement } from './create-element.ts'
import { words } from './words.ts'

/** Options under a heading. Without a label, they have none. */
export interface OptionGroup {
  label?: string
  options: readonly HTMLElement[]
}

/** The options below a field, whose arrow keys select one. */
export interface OptionList {
  element: HTMLElement
  /** Shows options. Empty groups are left out. @param isFirstSelected - Whether Enter opens the first one. */
  show(groups: readonly OptionGroup[], isFirstSelected?: boolean): void
  /** Opens the selected option. */
  follow(): void
}

const LIST_ID = 'search-results'

/**
 * Creates the list (the pattern "combobox with listbox popup" of the ARIA Authoring Practices): the field keeps the focus
 * and refers to the selected option.
 * @param onEnter - Called when the visitor wants to open the selected option.
 */
export function createOptionList(input: HTMLInputElement, onEnter: () => void): OptionList {
  const element = createElement('div', { id: LIST_ID, className: 'search-results', role: 'listbox' })
  element.ariaLabel = words.say('search.results')
  let options: readonly HTMLElement[] = []
  let active = -1
  input.role = 'combobox'
  input.ariaExpanded = 'false'
  input.ariaAutoComplete = 'list'
  input.setAttribute('aria-controls', LIST_ID)

  function activate(index: number): void {
    options[active]?.setAttribute('aria-selected', 'false')
    active = index
    const option = options[active]
    if (option === undefined) {
      input.removeAttribute('aria-activedescendant')
      return
    }
    option.setAttribute('aria-selected', 'true')
    // The heading of the first group stays visible, too.
    if (index === 0) element.parentElement?.scrollTo({ top: 0 })
    else option.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', option.id)
  }

  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
      return
    }
    const index = findMove(event, active, options.length)
    if (options.length === 0 || index === undefined) return
    event.preventDefault()
    activate(index)
  })

  return {
    element,
    show(groups, isFirstSelected = true) {
      const filled = groups.filter((group) => group.options.length > 0)
      options = filled.flatMap((group) => group.options)
      for (const [index, option] of options.entries()) {
        option.id = `search-option-${index}`
        option.role = 'option'
        option.ariaSelected = 'false'
        option.tabIndex = -1
      }
      element.replaceChildren(...filled.map(toElement))
      input.ariaExpanded = String(options.length > 0)
      active = -1
      activate(isFirstSelected && options.length > 0 ? 0 : -1)
    },
    follow: () => options[active]?.click(),
  }
}

/** Finds the index that a key selects; undefined for keys that don't change the selection. */
function findMove({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, active: number, count: number) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (Math.max(active, 0) + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The visible heading repeats the name of the group, so assistive technology ignores it. */
function toElement({ label = '', options }: OptionGroup): HTMLElement {
  if (label === '') return createElement('div', { role: 'none' }, options)
  const heading = createElement('p', { className: 'search-heading', textContent: label, ariaHidden: 'true' })
  return createElement('div', { className: 'search-group', role: 'group', ariaLabel: label }, [heading, ...options])
}
