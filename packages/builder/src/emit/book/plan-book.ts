import {
  type Division,
  isEdition,
  isExternalHref,
  isInEditions,
  listDivisionPath,
  listEditions,
  type Page,
  type PageTree,
  type SidebarGroup,
  type SidebarItem,
} from '../../core/index.ts'
import type { BookEntry, BookPlan, ChapterPlan } from './book.ts'

/** The title of a book is a heading of level 1, and the sections of a chapter are headings, too. */
const LEVELS = { first: 2, lastOfChapter: 5 }

/** An entry of the contents before it has a number. */
type Outline = Page | { title: string; items: Outline[] }

/**
 * Arranges the pages of a division as chapters, in reading order. The book has one language and version: the ones that the
 * division is in, otherwise those that readers of the site see first. Divisions and groups become parts. Each page appears
 * once, and pages that the navigation doesn't list don't appear.
 */
export function planBook(tree: Pick<PageTree, 'root' | 'divisions'>, base: Division = tree.root): BookPlan {
  const outlines = outlineDivisions(
    tree.divisions.filter((division) => isPartOf(division, base)),
    base,
  )
  const chapters: ChapterPlan[] = []
  let parts = 0
  let opening: ChapterPlan['opens'] = []

  function toEntries(items: readonly Outline[], level: number): BookEntry[] {
    return items.map((item): BookEntry => {
      if (!('items' in item)) {
        const number = chapters.length + 1
        const shown = Math.min(level, LEVELS.lastOfChapter)
        const chapter = { number, id: `c${number}`, page: item, level: shown, opens: opening }
        opening = []
        chapters.push(chapter)
        return { type: 'chapter', chapter }
      }
      parts += 1
      const part = { id: `part-${parts}`, title: item.title, level: Math.min(level, LEVELS.lastOfChapter) }
      opening = [...opening, part]
      return { type: 'part', ...part, entries: toEntries(item.items, level + 1) }
    })
  }
  return { entries: toEntries(outlines, LEVELS.first), chapters }
}

/** Whether a division is in another one, and what readers there see without choosing a version or language. */
function isPartOf(division: Division, base: Division): boolean {
  const path = listDivisionPath(division)
  const inside = path.slice(path.indexOf(base) + 1)
  return path.includes(base) && isInEditions(division, listEditions(base)) && inside.every(({ isHidden }) => !isHidden)
}

/** Arranges divisions as parts. Versions and languages are none, because the book has only one. */
function outlineDivisions(divisions: readonly Division[], base: Division): Outline[] {
  const top: Outline[] = []
  const known = new Map<Division, Outline[]>()
  const seen = new Set<Page>()
  for (const division of divisions) {
    let items = top
    const path = listDivisionPath(division)
    for (const around of path.slice(path.indexOf(base) + 1)) {
      if (isEdition(around) || around.name.trim() === '') continue
      const inner = known.get(around) ?? []
      if (!known.has(around)) items.push({ title: around.name, items: inner })
      known.set(around, inner)
      items = inner
    }
    items.push(...division.groups.flatMap((group) => outlineGroup(group, seen)))
  }
  const filled = top.flatMap(dropEmpty)
  // A single tab around everything says nothing.
  const [only] = filled
  return filled.length === 1 && only !== undefined && 'items' in only && known.size > 0 ? only.items : filled
}

function outlineGroup({ title, root, items }: SidebarGroup, seen: Set<Page>): Outline[] {
  const first: SidebarItem[] = root === undefined ? [] : [{ type: 'page', page: root }]
  const inner = [...first, ...items].flatMap((item): Outline[] => {
    if (item.type === 'group') return outlineGroup(item, seen)
    if (seen.has(item.page) || isExternalHref(item.page.frontmatter.url ?? '')) return []
    seen.add(item.page)
    return [item.page]
  })
  // Authors hide the title of a group with a space.
  return title.trim() === '' ? inner : [{ title, items: inner }]
}

function dropEmpty(outline: Outline): Outline[] {
  if (!('items' in outline)) return [outline]
  const items = outline.items.flatMap(dropEmpty)
  return items.length === 0 ? [] : [{ ...outline, items }]
}
