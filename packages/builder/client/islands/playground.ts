import { ISLAND_WORDS } from '@spearmint/config/words'
import { readWords } from './shared/read-words.ts'

const words = readWords(ISLAND_WORDS)
/*
 * The button that opens the playground of an API page (src/theme/layout/parts/playground-button.tsx). The playground is
 * loaded when it is first opened.
 */
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-sm=playground]')
  if (!button) return
  button.dataset.label ??= button.textContent
  try {
    const { openPlayground } = await import('./playground/open-playground.tsx')
    await openPlayground(button.dataset)
    button.textContent = button.dataset.label
  } catch {
    button.textContent = words.say('playground.failed')
  }
})
