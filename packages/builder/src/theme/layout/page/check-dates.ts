import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type LocateInConfig, locateNothing, type Page } from '../../../core/index.ts'
import { THEME_CODES } from '../../codes.ts'

/** Reports once, as `site/unknown-dates`, that pages should show when they were last changed, and it is not known. */
export function checkDates(
  { timestamp }: Pick<SiteConfig, 'timestamp'>,
  pages: readonly Pick<Page, 'frontmatter'>[],
  locate: LocateInConfig = locateNothing,
): Diagnostic[] {
  if (timestamp !== true) return []
  const count = pages.filter(({ frontmatter }) => isUndated(frontmatter)).length
  if (count === 0) return []
  return [
    toDiagnostic(THEME_CODES, {
      code: 'site/unknown-dates',
      message: `${count === 1 ? 'One page does' : `${count} pages do`} not show a date, because the Git history is not read.`,
      suggestions: ['Build with --dates.', 'Set "lastUpdatedDate" in the frontmatter of pages.'],
      ...locate(['timestamp']),
    }),
  ]
}

function isUndated({ url, timestamp, lastUpdatedDate }: Page['frontmatter']): boolean {
  return url === undefined && timestamp !== false && lastUpdatedDate === undefined
}
