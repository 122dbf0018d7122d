import type { Catalog } from './english.ts'

/**
 * Loads the words of a language, by its tag (BCP 47). Each covers all regions where the language is written in the same
 * script. English is not in the list: all others fall back to it, so it is always loaded.
 */
export const CATALOGS: Readonly<Record<string, () => Promise<Catalog>>> = {
  ar: async () => (await import('./languages/arabic/index.ts')).ARABIC,
  de: async () => (await import('./languages/german/index.ts')).GERMAN,
  es: async () => (await import('./languages/spanish/index.ts')).SPANISH,
  fr: async () => (await import('./languages/french/index.ts')).FRENCH,
  it: async () => (await import('./languages/italian/index.ts')).ITALIAN,
  ja: async () => (await import('./languages/japanese/index.ts')).JAPANESE,
  ko: async () => (await import('./languages/korean/index.ts')).KOREAN,
  nl: async () => (await import('./languages/dutch/index.ts')).DUTCH,
  'pt-BR': async () => (await import('./languages/portuguese/index.ts')).PORTUGUESE,
  'zh-Hans': async () => (await import('./languages/simplified-chinese/index.ts')).SIMPLIFIED_CHINESE,
  'zh-Hant': async () => (await import('./languages/traditional-chinese/index.ts')).TRADITIONAL_CHINESE,
}

/** Languages that have only some words so far. Pages in them show the rest in English. */
export const STARTED: Readonly<Record<string, Partial<Catalog>>> = {
  fa: { 'page.lastChange': 'آخرین تغییر: {date}' },
  he: { 'page.lastChange': 'עודכן לאחרונה ב-{date}' },
  hi: { 'page.lastChange': 'अंतिम बदलाव: {date}' },
  pl: { 'page.lastChange': 'Ostatnia zmiana: {date}' },
  ru: { 'page.lastChange': 'Последнее изменение: {date}' },
  sv: { 'page.lastChange': 'Senast ändrad {date}' },
  tr: { 'page.lastChange': 'Son değişiklik: {date}' },
  uk: { 'page.lastChange': 'Остання зміна: {date}' },
}
