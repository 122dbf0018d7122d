import { ISLAND_WORDS } from '@spearmint/config/words'
import { copyTextOf, serveCopyButtons } from './shared/copy-buttons.ts'
import { readWords } from './shared/read-words.ts'

const words = readWords(ISLAND_WORDS)

/** Palettes (src/content/components/color/): a click copies the value of the color. */
serveCopyButtons('[data-sm=color] .color-copy', async (button) => {
  const value = findValue(button)
  return value && (await copyTextOf(value)) ? words.say('copy.value', { value: value.textContent ?? '' }) : undefined
})

/** Finds the value of a color; of two values, the one of the current mode. */
function findValue(button: Element): Element | null | undefined {
  const values = button.parentElement?.querySelector('.color-values')
  const scheme = document.documentElement.classList.contains('dark') ? 'dark' : 'light'
  return values?.querySelector(`[data-scheme=${scheme}]`) ?? values?.querySelector('code')
}
