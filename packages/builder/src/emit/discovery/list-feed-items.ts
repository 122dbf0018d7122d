import type { Element, ElementContent } from 'hast'
import type { FeedEntry } from '../../content/index.ts'
import { findHeadingLevel, listClassNames, toPlainText, visit } from '../../core/index.ts'
import { parseDate } from './parse-date.ts'

/** One item of a feed. */
export interface FeedItem {
  title: string
  /** Id of its heading on the page. */
  id: string
  /** ISO 8601. */
  date?: string
  tags: readonly string[]
  /** The summary that the author wrote, shown instead of the content. */
  summary?: string
  content: ElementContent[]
}

/**
 * Lists the updates on a page, in order (docs/reference/pages-and-files.mdx#generated-files): an item for each heading in
 * an update, or one for the whole update if it has no headings or a title for feeds (`rss`). Content before the first
 * heading becomes a separate item.
 */
export function listFeedItems(body: readonly ElementContent[]): FeedItem[] {
  const items: FeedItem[] = []
  visit({ type: 'root', children: [...body] }, 'element', (element) => {
    const entry = element.data?.entry
    if (entry !== undefined) items.push(...toItems(entry, element))
  })
  return items
}

function toItems(entry: FeedEntry, element: Element): FeedItem[] {
  const { label, description = '', tags, id, title, summary } = entry
  const date = parseDate(label) ?? parseDate(description)
  const base = { tags, ...(date !== undefined && { date: date.toISOString() }) }
  const content = listContent(element)
  const name = description === '' ? label : `${label} (${description})`
  const own: FeedItem = { ...base, title: title ?? name, id, content, ...(summary !== undefined && { summary }) }
  if (title !== undefined || summary !== undefined) return [own]

  const { lead, sections } = splitAtHeadings(content)
  if (sections.length === 0) return [own]
  const items = sections.map(({ heading, content }) => ({
    ...base,
    title: toPlainText([heading]) || name,
    id: typeof heading.properties.id === 'string' ? heading.properties.id : id,
    content,
  }))
  return toPlainText(lead) === '' ? items : [{ ...own, content: lead }, ...items]
}

interface Section {
  heading: Element
  content: ElementContent[]
}

/** Splits content at the headings of its highest level. */
function splitAtHeadings(content: readonly ElementContent[]): { lead: ElementContent[]; sections: Section[] } {
  const level = Math.min(...content.map(toLevel))
  const lead: ElementContent[] = []
  const sections: Section[] = []
  for (const node of content) {
    if (node.type === 'element' && toLevel(node) === level && level <= 6) sections.push({ heading: node, content: [] })
    else (sections.at(-1)?.content ?? lead).push(node)
  }
  return { lead, sections }
}

function toLevel(node: ElementContent): number {
  return (node.type === 'element' ? findHeadingLevel(node) : undefined) ?? Number.POSITIVE_INFINITY
}

function listContent({ children }: Element): ElementContent[] {
  for (const child of children) {
    if (child.type !== 'element') continue
    if (listClassNames(child.properties).includes('update-content')) return child.children
  }
  return []
}
