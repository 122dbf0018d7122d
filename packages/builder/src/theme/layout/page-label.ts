import type { Page } from '../../core/index.ts'

/** How a page is called in navigation (reference 3.2). */
export function toPageLabel(page: Page): string {
  return page.frontmatter.sidebarTitle ?? page.title
}
