import { ISLAND_WORDS } from '@spearmint/config/words'
import { readWords } from './shared/read-words.ts'
import { readStored, writeStored } from './shared/stored.ts'

const words = readWords(ISLAND_WORDS)

/*
 * "Was this page helpful?": dispatches the answer as the event `spearmint:feedback` on the document, with `detail`
 * `{ page, helpful }`, and stores it until the tab is closed. Nothing is sent. A script of the site can listen and do that.
 */
const rating = document.querySelector<HTMLElement>('[data-sm=feedback]')

if (rating) {
  const page = rating.dataset.page ?? ''
  const storageKey = `feedback:${page}`
  const buttons = [...rating.querySelectorAll<HTMLButtonElement>('[data-helpful]')]

  const show = (helpful: unknown) => {
    for (const button of buttons) button.ariaPressed = String(button.dataset.helpful === String(helpful))
  }

  show(readStored('sessionStorage', storageKey))
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const helpful = button.dataset.helpful === 'true'
      show(helpful)
      writeStored('sessionStorage', storageKey, helpful)
      const status = rating.querySelector('[role="status"]')
      if (status) status.textContent = words.say('feedback.thanks')
      const detail = { page, helpful }
      document.dispatchEvent(new CustomEvent('spearmint:feedback', { bubbles: true, detail }))
    })
  }
}
