import type { ElementContent } from 'hast'
import type { Result } from 'hastscript'
import {
  type Page,
  renderBreakableText,
  renderPageLabel,
  type SidebarGroup,
  type SidebarItem,
} from '../../../core/index.ts'
import { renderTag } from '../elements/division-select.tsx'
import { renderIcon } from '../elements/icon.tsx'
import { toLinkAttributes } from '../elements/links.ts'
import { resolveSidebarHref } from '../sidebar/sidebar-page.tsx'
import type { Site } from '../site.ts'

/** The class of the list, which has a stylesheet of that name. */
const DIRECTORY_CLASS = 'directory'

/** The stylesheets of the list: its own, and that of the accordions in it. */
export const DIRECTORY_STYLES = [DIRECTORY_CLASS, 'disclosure']

/** A group whose page lists what is in the group. */
export interface Directory {
  group: SidebarGroup
  style: NonNullable<SidebarGroup['directory']>
}

/** Finds the groups whose page lists them. For a page of several groups, the first one counts. */
export function listDirectories(groups: readonly SidebarGroup[]): Map<Page, Directory> {
  const directories = new Map<Page, Directory>()
  function walk(items: readonly SidebarItem[]): void {
    for (const item of items) {
      if (item.type === 'page') continue
      const { root, directory } = item
      if (root !== undefined && directory !== undefined && item.items.length > 0 && !directories.has(root)) {
        directories.set(root, { group: item, style: directory })
      }
      walk(item.items)
    }
  }
  walk(groups)
  return directories
}

/** Renders the pages and groups in a group below the text of its page. */
export function renderDirectory(site: Site, { group, style }: Directory): Result {
  const entries = group.items.flatMap((item) => toEntry(item) ?? [])
  return (
    <nav class={DIRECTORY_CLASS} aria-label={site.words.say('group.pages', { group: group.title })}>
      {style === 'card' ? (
        <div class="card-group" data-cols="2">
          {entries.map((entry) => renderCard(site, entry))}
        </div>
      ) : (
        <div class="accordion-group">{entries.map((entry) => renderRow(site, entry))}</div>
      )}
    </nav>
  )
}

/** A page, or a group, which is shown with the page that its name links to. */
interface Entry {
  page: Page
  group?: SidebarGroup | undefined
}

function toEntry(item: SidebarItem): Entry | undefined {
  if (item.type === 'page') return { page: item.page }
  const page = item.root ?? listPages(item)[0]
  return page && { page, group: item }
}

/** The pages in a group and in its groups. */
function listPages({ items }: SidebarGroup): Page[] {
  return items.flatMap((item) =>
    item.type === 'page' ? item.page : [...(item.root ? [item.root] : []), ...listPages(item)],
  )
}

function renderCard(site: Site, { page, group }: Entry): Result {
  const icon = renderEntryIcon(site, { page, group })
  const description = toDescription({ page, group })
  return (
    <a class="card" {...toLinkAttributes(resolveSidebarHref(site, page))}>
      {icon === null ? null : <div class="card-icon">{icon}</div>}
      <div class="card-body">
        <div class="card-title">
          {toLabel({ page, group })}
          {renderTag(group?.tag)}
        </div>
        {description === undefined ? null : <div class="card-content">{description}</div>}
      </div>
    </a>
  )
}

function renderRow(site: Site, { page, group }: Entry): Result {
  if (group === undefined || group.items.length === 0) return <div>{renderPageLink(site, { page, group })}</div>
  const pages = [...(group.root ? [group.root] : []), ...listPages(group)]
  const icon = renderEntryIcon(site, { page, group })
  return (
    <details class="disclosure accordion">
      <summary>
        {icon === null ? null : <span class="accordion-icon">{icon}</span>}
        <span class="accordion-label">
          <span class="accordion-title">
            {renderBreakableText(group.title)}
            {renderTag(group.tag)}
          </span>
        </span>
      </summary>
      <ul class="accordion-content directory-pages">
        {pages.map((inner) => (
          <li>{renderPageLink(site, { page: inner })}</li>
        ))}
      </ul>
    </details>
  )
}

function renderPageLink(site: Site, entry: Entry): Result {
  const description = toDescription(entry)
  return (
    <>
      <a {...toLinkAttributes(resolveSidebarHref(site, entry.page))}>{toLabel(entry)}</a>
      {description === undefined ? null : <span class="accordion-description">{description}</span>}
    </>
  )
}

function toLabel({ page, group }: Entry): ElementContent[] {
  return group === undefined ? renderPageLabel(page) : renderBreakableText(group.title)
}

function renderEntryIcon(site: Site, { page: { frontmatter }, group }: Entry): Result | null {
  return renderIcon(site, group ?? frontmatter)
}

/** What the page says of itself. The first page of a group says nothing about the group. */
function toDescription({ page, group }: Entry): string | undefined {
  return group === undefined || group.root === page ? page.frontmatter.description : undefined
}
