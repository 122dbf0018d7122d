import { ISLAND_WORDS } from '@spearmint/config/words'
import { findTarget } from './shared/find-target.ts'
import { hideTocLines } from './shared/hide-toc-lines.ts'
import { readWords } from './shared/read-words.ts'

const words = readWords(ISLAND_WORDS)

/**
 * The tags above a changelog (src/content/transforms/add-update-filter.ts): shows the entries with one of the pressed tags, or all when none is
 * pressed. Hidden entries disappear from the table of contents too.
 */
function startFilter(filter: Element): void {
  const buttons = [...filter.querySelectorAll('button')]
  const status = filter.querySelector('[role=status]')
  const updates = [...document.querySelectorAll<HTMLElement>('.update')].map((update) => ({
    update,
    tags: [...update.querySelectorAll('.update-head .update-tags > li')].map((tag) => tag.textContent),
  }))

  function isPressed(button: Element): boolean {
    return button.getAttribute('aria-pressed') === 'true'
  }

  function show(): void {
    const wanted = buttons.filter(isPressed).map((button) => button.textContent)
    for (const { update, tags } of updates) {
      update.hidden = wanted.length > 0 && !wanted.some((tag) => tags.includes(tag))
    }
    hideTocLines()
  }

  for (const button of buttons) {
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', String(!isPressed(button)))
      show()
      const shown = updates.filter(({ update }) => !update.hidden).length
      if (status) status.textContent = words.say('update.count', { shown, count: updates.length })
    })
  }
  // A link to a hidden entry resets the filter.
  addEventListener('hashchange', () => {
    const target = findTarget()
    if (!target?.closest('.update[hidden]')) return
    for (const button of buttons) button.setAttribute('aria-pressed', 'false')
    show()
    target.scrollIntoView()
  })
}

for (const filter of document.querySelectorAll('[data-sm=update-filter]')) startFilter(filter)
