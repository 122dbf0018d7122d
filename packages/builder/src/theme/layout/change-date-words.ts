/** What stands around the date of the last change, by language. `%` is the date. */
const WORDS: Readonly<Record<string, string>> = {
  ar: 'آخر تعديل في %',
  de: 'Zuletzt geändert am %',
  en: 'Last changed on %',
  es: 'Última modificación: %',
  fa: 'آخرین تغییر: %',
  fr: 'Dernière modification le %',
  he: 'עודכן לאחרונה ב-%',
  hi: 'अंतिम बदलाव: %',
  it: 'Ultima modifica: %',
  ja: '最終更新日：%',
  ko: '마지막 수정일: %',
  nl: 'Laatst gewijzigd op %',
  pl: 'Ostatnia zmiana: %',
  pt: 'Última alteração em %',
  ru: 'Последнее изменение: %',
  sv: 'Senast ändrad %',
  tr: 'Son değişiklik: %',
  uk: 'Остання зміна: %',
  zh: '最后更新于 %',
}

/** A date with the words around it. */
export interface ChangeDateWords {
  before: string
  /** For people, for example `May 3, 2024`. */
  date: string
  after: string
  language: string
}

/**
 * Says when a page was last changed in a language, in English where the words of that language are not known.
 * @param changed ISO 8601 date and time; the day is the one it names, in its own time zone
 */
export function toChangeDateWords(changed: string, language: string): ChangeDateWords {
  const [primary = ''] = language.toLowerCase().split('-')
  const known = Object.hasOwn(WORDS, primary) ? language : 'en'
  const [before = '', after = ''] = (WORDS[primary] ?? WORDS.en ?? '').split('%')
  const day = new Date(`${changed.slice(0, 10)}T00:00:00Z`)
  const format = new Intl.DateTimeFormat([known, 'en'], { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
  return { before, date: format.format(day), after, language: known }
}
