import { ISLAND_WORDS } from '@spearmint/config/words'
import { copyTextOf, serveCopyButtons } from './shared/copy-buttons.ts'
import { readWords } from './shared/read-words.ts'

const words = readWords(ISLAND_WORDS)

/** Copy buttons of code blocks. */
serveCopyButtons('[data-sm=code-copy]', async (button) => {
  const code = button.closest('.code-block')?.querySelector('code')
  return code && (await copyTextOf(code)) ? words.say('copy.done') : undefined
})
