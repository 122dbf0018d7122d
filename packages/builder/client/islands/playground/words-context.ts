import { createWords, PLAYGROUND_WORDS } from '@spearmint/config/words'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { PlaygroundWords } from '../../../src/api/browser.ts'

/** The words of the playground in the language of the page. */
export const WordsContext = createContext<PlaygroundWords>(createWords(PLAYGROUND_WORDS))

export function useWords(): PlaygroundWords {
  return useContext(WordsContext)
}
