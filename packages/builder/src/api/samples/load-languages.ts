import type { SampleLanguage } from './define-language.ts'

/**
 * Loads all sample languages: first those that a site shows, then the others. They are a chunk of their own, because most
 * visitors of a page never need them.
 * @param names - Ids of the languages that the site shows.
 */
export async function loadLanguages(names: readonly string[]): Promise<SampleLanguage[]> {
  const { findSampleLanguage, SAMPLE_LANGUAGES } = await import('./languages.ts')
  const shown = names.map(findSampleLanguage).filter((language) => language !== undefined)
  return [...new Set([...shown, ...Object.values(SAMPLE_LANGUAGES)])]
}
