import type { SearchFilter, SearchResults } from '../../../src/emit/browser.ts'
import { createElement } from './create-element.ts'
import { words } from './words.ts'

/** Filters by version, and by division or kind. A filter without a choice is hidden. */
export interface Filters {
  element: HTMLElement
  /** Name of the selected version. */
  version(): string
  filter(): SearchFilter
  /** Searches everywhere again. */
  reset(): void
  setVersions(names: readonly string[], current: string): void
  /** Shows the filters that apply to the results: by division, or by kind if all are in one division. */
  setFound(found: Pick<SearchResults, 'divisions' | 'kinds'>, names: readonly string[]): void
}

/** What a chip limits the search to, by its label. */
type Choices = ReadonlyMap<string, SearchFilter>

export function createFilters(onChange: () => void): Filters {
  const select = createElement('select', { ariaLabel: words.say('search.version'), hidden: true })
  const group = createElement('div', { className: 'search-chips', role: 'group', ariaLabel: words.say('search.where') })
  const element = createElement('div', { className: 'search-filters', hidden: true }, [select, group])
  let chosen: readonly [label: string, filter: SearchFilter] = [words.say('search.all'), {}]
  let chips: readonly HTMLElement[] = []
  select.addEventListener('change', () => {
    choose(words.say('search.all'), {})
    onChange()
  })

  function choose(label: string, filter: SearchFilter): void {
    chosen = [label, filter]
    for (const chip of chips) chip.ariaPressed = String(chip.textContent === label)
  }

  function createChip(label: string, filter: SearchFilter): HTMLElement {
    const isChosen = label === chosen[0]
    const chip = createElement('button', { type: 'button', textContent: label, ariaPressed: String(isChosen) })
    chip.addEventListener('click', () => {
      choose(label, filter)
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
    filter: () => chosen[1],
    reset: () => choose(words.say('search.all'), {}),
    setVersions(names, current) {
      select.replaceChildren(...names.map((name) => createElement('option', { value: name, textContent: name })))
      if (names.includes(current)) select.value = current
      select.hidden = names.length < 2
      setVisible()
    },
    setFound(found, names) {
      const choices = new Map([...toChoices(found, names), ...(chosen[0] === words.say('search.all') ? [] : [chosen])])
      const shown: Choices = choices.size === 0 ? choices : new Map([[words.say('search.all'), {}], ...choices])
      // Unchanged chips keep the focus.
      if (shown.size === chips.length && chips.every(({ textContent }) => shown.has(textContent ?? ''))) return
      chips = [...shown].map(([label, filter]) => createChip(label, filter))
      group.replaceChildren(...chips)
      setVisible()
    },
  }
}

function toChoices(
  { divisions, kinds }: Pick<SearchResults, 'divisions' | 'kinds'>,
  names: readonly string[],
): Choices {
  if (divisions.length > 1) return new Map(divisions.map((division) => [names[division] ?? '', { division }]))
  if (kinds.size < 2) return new Map()
  return new Map([
    [words.say('search.guides'), { isApi: false }],
    [words.say('search.api'), { isApi: true }],
  ])
}
