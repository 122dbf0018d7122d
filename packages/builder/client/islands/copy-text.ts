import { ISLAND_WORDS } from '@spearmint/config/words'
import { copyTextOf, serveCopyButtons } from './shared/copy-buttons.ts'
import { readWords } from './shared/read-words.ts'

const words = readWords(ISLAND_WORDS)

/** Buttons that copy the code next to them or in them, such as the path of an API page or a command of the page menu. */
serveCopyButtons('[data-sm=copy-text]', async (button) => {
  const code = button.parentElement?.querySelector('code')
  return code && (await copyTextOf(code)) ? words.say('copy.done') : undefined
})
