import { createElement } from './create-element.ts'
import { type ExcerptPart, findExcerpt } from './find-excerpt.ts'
import type { FindQueryWord } from './rank-by-name.ts'
import type { SearchResults } from './search-index.ts'
import type { Hit } from './to-hit.ts'

/** The results below a field, whose arrow keys select a result. */
export interface ResultList {
  element: HTMLElement
  show(results: SearchResults): void
  clear(): void
}

const LIST_ID = 'search-results'

/**
 * Creates the list (the pattern "combobox with listbox popup" of the ARIA Authoring Practices): the field keeps the focus
 * and refers to the selected result.
 * @param onFollow - Called when the visitor opens a result.
 */
export function createResultList(input: HTMLInputElement, onFollow: () => void): ResultList {
  const element = createElement('div', {
    id: LIST_ID,
    className: 'search-results',
    role: 'listbox',
    ariaLabel: 'Results',
  })
  const texts = new Map<string, Promise<string>>()
  let options: HTMLAnchorElement[] = []
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
    option.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', option.id)
  }

  function fetchMarkdown(href: string): Promise<string> {
    const known = texts.get(href)
    if (known !== undefined) return known
    const text = fetch(href).then((response) => (response.ok ? response.text() : ''))
    texts.set(href, text)
    text.catch(() => texts.delete(href))
    return text
  }

  /**
   * Adds the excerpt when the option becomes visible, because few texts are needed. A page that was found by its text then
   * links to the heading above the excerpt.
   */
  async function fill(option: HTMLAnchorElement, hit: Hit, findQueryWord: FindQueryWord): Promise<void> {
    const markdown = await fetchMarkdown(toMarkdownHref(hit.href)).catch(() => '')
    const { parts, heading, before } = findExcerpt(markdown, hit, findQueryWord)
    const nearer = hit.isInText && heading !== undefined ? hit.findHeading(heading, before) : undefined
    if (nearer !== undefined) {
      option.href = nearer.href
      option.querySelector('.search-trail')?.replaceWith(createTrail(nearer))
    }
    const excerpt = createElement('span', { className: 'search-excerpt' }, parts.map(toNode))
    option.querySelector('.search-excerpt')?.replaceWith(excerpt)
  }

  function setOptions(next: HTMLAnchorElement[]): void {
    options = next
    element.replaceChildren(...options)
    input.ariaExpanded = String(options.length > 0)
    activate(options.length > 0 ? 0 : -1)
  }

  input.addEventListener('keydown', (event) => {
    const index = findMove(event, active, options.length)
    if (options.length === 0 || event.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      options[active]?.click()
    }
    if (index === undefined) return
    event.preventDefault()
    activate(index)
  })
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) onFollow()
  })

  return {
    element,
    show({ hits, findQueryWord }) {
      const seen = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          const hit = hits[options.indexOf(target as HTMLAnchorElement)]
          if (!isIntersecting || hit === undefined) continue
          seen.unobserve(target)
          void fill(target as HTMLAnchorElement, hit, findQueryWord)
        }
      })
      setOptions(hits.map(createOption))
      element.scrollTop = 0
      for (const option of options) seen.observe(option)
    },
    clear: () => setOptions([]),
  }
}

/** Finds the index that a key selects; undefined for keys that don't change the selection. */
function findMove({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, active: number, count: number) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function createOption(hit: Hit, index: number): HTMLAnchorElement {
  const { href } = hit
  const option = createElement(
    'a',
    { id: `search-result-${index}`, className: 'search-result', href, role: 'option' },
    [createTrail(hit), createElement('span', { className: 'search-excerpt' })],
  )
  option.tabIndex = -1
  option.ariaSelected = 'false'
  return option
}

function createTrail({ title, trail }: Hit): HTMLElement {
  const names = [title, ...trail].map((text) => createElement('span', { textContent: text }))
  return createElement('span', { className: 'search-trail' }, names)
}

function toNode({ text, isMarked }: ExcerptPart): Node | string {
  return isMarked ? createElement('mark', { textContent: text }) : text
}

/** The Markdown of a page is next to it: `/guides/a.html#b` → `/guides/a.md`, `/` → `/index.md`. */
function toMarkdownHref(href: string): string {
  return href
    .replace(/#.*/, '')
    .replace(/\/$/, '/index.html')
    .replace(/\.html$/, '.md')
}
