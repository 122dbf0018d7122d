import { toDocsIcon } from '../to-docs-icon.ts'
import type { GroupFrame, PagePosition } from './list-positions.ts'

/** A group of `docs.json`. */
interface DocsGroup {
  group: string
  icon?: ReturnType<typeof toDocsIcon>
  pages: DocsEntry[]
}

type DocsEntry = string | DocsGroup

/**
 * Arranges the pages of a division in their groups. Each group is where its first page is, and a group without pages here
 * is left out. A group without a title is only its pages, because titles are required.
 *
 * @returns `groups`, or `pages` if there are pages outside of groups.
 */
export function toDocsEntries(positions: readonly PagePosition[]): { groups?: DocsGroup[]; pages?: DocsEntry[] } {
  const entries: DocsEntry[] = []
  const opened = new Map<GroupFrame, DocsEntry[]>()

  function openGroup(frame: GroupFrame): DocsEntry[] {
    const known = opened.get(frame)
    if (known !== undefined) return known
    const around = frame.parent === undefined ? entries : openGroup(frame.parent)
    const pages = frame.group.group === '' ? around : []
    opened.set(frame, pages)
    if (pages !== around) around.push(toGroup(frame, pages))
    return pages
  }

  for (const { page, frame } of positions) openGroup(frame).push(page)
  return entries.every((entry) => typeof entry !== 'string') ? { groups: entries } : { pages: entries }
}

function toGroup({ group }: GroupFrame, pages: DocsEntry[]): DocsGroup {
  const icon = toDocsIcon(group)
  return { group: group.group, ...(icon !== undefined && { icon }), pages }
}
