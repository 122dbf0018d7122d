import { createWords, type Translation, type Word, type Words } from '@spearmint/config/words'

/**
 * Reads the words of an island in the language of the page. The document contains those that differ from the English
 * ones (src/theme/layout/head/translations.tsx).
 */
export function readWords<const English extends Readonly<Record<string, Word>>>(english: English): Words<English> {
  const written = document.getElementById('spearmint-words')?.textContent
  if (!written) return createWords(english)
  const { words, language } = JSON.parse(written) as Translation
  return createWords(english, words, language)
}
