/** Converts a word to its stem, which all its forms have in common: `deployed`, `deploying` → `deploy`. */
export type Stemmer = (word: string) => string

type StemmerModule = Promise<{ stemmer: Stemmer }>

/** The languages with a stemmer, by the first part of a locale. Words of some others are trimmed when they are found (`toTerms`). */
const STEMMERS: Readonly<Record<string, () => StemmerModule>> = {
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hu: () => import('@orama/stemmers/hungarian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sv: () => import('@orama/stemmers/swedish'),
  tr: () => import('@orama/stemmers/turkish'),
}

/**
 * Changes to words before they are stemmed, by language. Words in an index have no accents, but the rules for some endings
 * of Spanish and Portuguese expect them.
 */
const PREPARATIONS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [[/(?<=[cs])ion$/, 'ión']],
  pt: [
    [/cao$/, 'ção'],
    [/coes$/, 'ções'],
    [/sao$/, 'são'],
    [/soes$/, 'sões'],
  ],
}

/**
 * Loads the stemmer of a locale (`pt-BR`). The default is English. If a language has no stemmer, every word is its own stem.
 */
export async function loadStemmer(locale = 'en'): Promise<Stemmer> {
  const [language = ''] = locale.toLowerCase().split('-')
  const load = Object.hasOwn(STEMMERS, language) ? STEMMERS[language] : undefined
  if (load === undefined) return (word) => word
  const { stemmer } = await load()
  const preparations = PREPARATIONS[language]
  if (preparations === undefined) return stemmer
  return (word) =>
    stemmer(preparations.reduce((text, [ending, replacement]) => text.replace(ending, replacement), word))
}
