import { createElement } from './create-element.ts'
import { createIcon } from './create-icon.ts'
import { words } from './words.ts'

/** The message that nothing matches, with ways to go on. */
export interface Notice {
  element: HTMLElement
  /** @param options - `isLimited`: whether a filter was applied. */
  show(query: string, options: { suggestions: readonly string[]; isLimited: boolean }): void
  hide(): void
}

interface NoticeOptions {
  onSuggestion: (word: string) => void
  /** Removes all filters. */
  onReset: () => void
  onChange: () => void
}

export function createNotice({ onSuggestion, onReset, onChange }: NoticeOptions): Notice {
  const element = createElement('div', { className: 'search-notice', hidden: true })

  function createButton(text: string, onClick: () => void): HTMLElement {
    const button = createElement('button', { type: 'button', textContent: text })
    button.addEventListener('click', onClick)
    return button
  }

  return {
    element,
    show(query, { suggestions, isLimited }) {
      const instead = [
        createElement('span', { textContent: words.say('search.instead') }),
        ...suggestions.map((word) => createButton(word, () => onSuggestion(word))),
      ]
      const everywhere = createButton(words.say('search.everywhere'), () => {
        onReset()
        onChange()
      })
      element.replaceChildren(
        createIcon('none'),
        createElement('p', { className: 'search-name', textContent: words.say('search.none', { query }) }),
        ...(suggestions.length === 0
          ? [createElement('p', { textContent: words.say('search.advice') })]
          : [createElement('p', { className: 'search-instead' }, instead)]),
        ...(isLimited ? [everywhere] : []),
      )
      element.hidden = false
    },
    hide() {
      element.hidden = true
    },
  }
}
