import { type Diagnostic, START_OF_FILE, toDiagnostic } from '@spearmint/config/diagnostics'
import type { Page, PageTree, SidebarGroup } from '../../core/index.ts'
import { CHECK_CODES } from '../codes.ts'

/**
 * The pages of a group in the sidebar have different names. Other groups may repeat one: many sites have an “Overview” in
 * each, or the same pages in every version and language.
 */
export function checkDuplicateTitles({ divisions }: Pick<PageTree, 'divisions'>): Diagnostic[] {
  const found = new Map<Page, Diagnostic>()
  function checkGroup({ items }: SidebarGroup): void {
    const first = new Map<string, Page>()
    for (const item of items) {
      if (item.type === 'group') checkGroup(item)
      const title = item.type === 'page' ? findWrittenTitle(item.page) : undefined
      if (item.type !== 'page' || title === undefined) continue
      const earlier = first.get(title)
      if (earlier === undefined) first.set(title, item.page)
      else if (earlier !== item.page) found.set(item.page, toDuplicate(item.page, title, earlier))
    }
  }
  for (const { groups } of divisions) groups.forEach(checkGroup)
  return [...found.values()]
}

/** What the sidebar shows, if it was written on the page and not in a spec. An endpoint is shown with its method. */
function findWrittenTitle({ content, endpoint, frontmatter: { title, sidebarTitle, tag } }: Page): string | undefined {
  if (content !== undefined || title === undefined) return undefined
  return [endpoint?.method, sidebarTitle ?? title, tag]
    .filter((part) => part !== undefined)
    .join(' ')
    .trim()
}

function toDuplicate({ file, titleRange, frontmatter }: Page, shown: string, earlier: Page): Diagnostic {
  const name = JSON.stringify(frontmatter.sidebarTitle ?? frontmatter.title ?? shown)
  return toDiagnostic(CHECK_CODES, {
    code: 'page/duplicate-title',
    message: `The sidebar shows this page and "${earlier.file}" as ${name} in one group.`,
    suggestions: ['Give each page its own title, or a sidebarTitle.'],
    file,
    range: titleRange ?? START_OF_FILE,
  })
}
