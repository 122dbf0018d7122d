import type { Result } from 'hastscript'
import { toChangeDateWords } from '../change-date-words.ts'

/** The line about the last change of a page. Takes an ISO 8601 date and time; nothing without one. */
export function renderLastChange(changed: string | undefined, pageLanguage: string): Result | null {
  if (changed === undefined) return null
  const { before, date, after, language } = toChangeDateWords(changed, pageLanguage)
  return (
    <p class="last-change" lang={language === pageLanguage ? undefined : language}>
      {before}
      <time datetime={changed}>{date}</time>
      {after}
    </p>
  )
}
