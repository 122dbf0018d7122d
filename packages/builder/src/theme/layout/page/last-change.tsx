import type { PageWords } from '@spearmint/config/words'
import type { Result } from 'hastscript'
import { isLocale, type Page } from '../../../core/index.ts'
import type { Site } from '../site.ts'

/** Whether a page shows its date: its own setting overrides that of the site. By default, every known date is shown. */
export function showsLastChange({ config }: Site, { frontmatter }: Page): boolean {
  return frontmatter.timestamp ?? config.timestamp ?? true
}

/** Renders the line about the last change of a page. Takes an ISO 8601 date and time; without one, there is no line. */
export function renderLastChange(changed: string | undefined, words: PageWords): Result | null {
  if (changed === undefined) return null
  const language = words.findLanguage('page.lastChange')
  const date = <time datetime={changed}>{toChangeDate(changed, language ?? words.language)}</time>
  return (
    <p class="last-change" lang={language}>
      {words.fill('page.lastChange', { date })}
    </p>
  )
}

/**
 * The date for people, for example `May 3, 2024`.
 * @param changed ISO 8601 date and time. Its day is used as written, in its own time zone.
 */
function toChangeDate(changed: string, language: string): string {
  const day = new Date(`${changed.slice(0, 10)}T00:00:00Z`)
  const [locale = 'en'] = isLocale(language) ? [language] : []
  return new Intl.DateTimeFormat([locale, 'en'], { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(
    day,
  )
}
