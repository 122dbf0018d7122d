import type { Result } from 'hastscript'
import type { Page } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { resolveSidebarHref } from './sidebar-page.tsx'

/**
 * Renders the row at the end of a shortened list. It links to the next page that is left out, where the list is shortened
 * around that page.
 */
export function renderMoreRow(site: Site, next: Page, count: number, where: 'before' | 'after'): Result {
  return (
    <li>
      <a class="sidebar-link sidebar-more" href={resolveSidebarHref(site, next)}>
        <span class="sidebar-label">{site.words.say(where === 'before' ? 'list.above' : 'list.below', { count })}</span>
      </a>
    </li>
  )
}
