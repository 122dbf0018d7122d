import type { Result } from 'hastscript'
import type { Page } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { resolveSidebarHref } from './sidebar-page.tsx'

/**
 * The row at the end of a list that is only written in part. It leads to the next page that is left out, which is in the
 * middle of the list there.
 */
export function renderMoreRow(site: Site, next: Page, count: number, where: 'before' | 'after'): Result {
  return (
    <li>
      <a class="sidebar-link sidebar-more" href={resolveSidebarHref(site, next)}>
        <span class="sidebar-label">
          {count} more {where === 'before' ? 'above' : 'below'}
        </span>
      </a>
    </li>
  )
}
