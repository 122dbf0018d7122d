import type { Result } from 'hastscript'
import type { Page } from '../../../core/index.ts'
import type { Site } from '../site.ts'

/** The line about the last change, by language. `%` is the date. */
const TEXTS: Readonly<Record<string, string>> = {
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

/** Whether a page shows its date: its own setting overrides that of the site. By default, every known date is shown. */
export function showsLastChange({ config }: Site, { frontmatter }: Page): boolean {
  return frontmatter.timestamp ?? config.timestamp ?? true
}

/** Renders the line about the last change of a page. Takes an ISO 8601 date and time; without one, there is no line. */
export function renderLastChange(changed: string | undefined, pageLanguage: string): Result | null {
  if (changed === undefined) return null
  const { before, date, after, language } = toChangeText(changed, pageLanguage)
  return (
    <p class="last-change" lang={language === pageLanguage ? undefined : language}>
      {before}
      <time datetime={changed}>{date}</time>
      {after}
    </p>
  )
}

interface ChangeText {
  before: string
  /** For people, for example `May 3, 2024`. */
  date: string
  after: string
  language: string
}

/**
 * The line in a language, or in English if {@link TEXTS} doesn't have that language.
 * @param changed ISO 8601 date and time. Its day is used as written, in its own time zone.
 */
export function toChangeText(changed: string, language: string): ChangeText {
  const [primary = ''] = language.toLowerCase().split('-')
  const isKnown = Object.hasOwn(TEXTS, primary)
  const known = isKnown ? language : 'en'
  const [before = '', after = ''] = (TEXTS[isKnown ? primary : 'en'] ?? '').split('%')
  const day = new Date(`${changed.slice(0, 10)}T00:00:00Z`)
  const format = new Intl.DateTimeFormat([known, 'en'], { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
  return { before, date: format.format(day), after, language: known }
}
