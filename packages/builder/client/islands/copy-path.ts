import { ISLAND_WORDS } from '@spearmint/config/words'
import { copyTextOf, serveCopyButtons } from './shared/copy-buttons.ts'
import { readWords } from './shared/read-words.ts'

const words = readWords(ISLAND_WORDS)

/** The copy button beside the path of an API page. */
serveCopyButtons('[data-sm=copy-path]', async (button) => {
  const path = button.parentElement?.querySelector('.api-path')
  return path && (await copyTextOf(path)) ? words.say('copy.done') : undefined
})
