import { toSlug } from '../../core/index.ts'
import { FIELD_LEVEL, toPlainText } from '../../emit/index.ts'
import type { PublishedPage } from '../published-site/index.ts'

/** A heading in Markdown. */
interface MarkdownHeading {
  text: string
  level: number
  start: number
}

/** Longer lines contain no heading. */
const MAX_HEADING = 1_000

/** The part of a page below a heading, with that heading. */
export interface Section {
  heading: string
  /** Undefined if the heading has no address. */
  id?: string | undefined
  text: string
}

/**
 * Finds a section of a page by the ID or the text of its heading. A field, such as a parameter, belongs to the section
 * that contains it.
 */
export function findSection(
  markdown: string,
  locations: PublishedPage['locations'],
  wanted: string,
): Section | undefined {
  const headings = listHeadings(markdown)
  const slug = toSlug(wanted)
  const ids = locations.map(([, heading, id = toSlug(heading)]) => id)
  const position = [ids.indexOf(wanted), ids.indexOf(slug)].find((index) => index >= 0) ?? -1
  const owner = locations.slice(0, position + 1).findLastIndex(([level]) => level < FIELD_LEVEL)
  const [, name] = locations[owner] ?? []
  const before = locations.slice(0, Math.max(0, owner)).filter(([level, text]) => text === name && level < FIELD_LEVEL)
  const own =
    name === undefined
      ? headings.find(({ text }) => toSlug(text) === slug)
      : (headings.filter(({ text }) => text === name)[before.length] ??
        headings.find(({ text }) => toSlug(text) === ids[owner]))
  if (own === undefined) return undefined
  const end = headings.find(({ start, level }) => start > own.start && level <= own.level)?.start
  return { heading: own.text, id: name === undefined ? undefined : ids[owner], text: markdown.slice(own.start, end) }
}

/** Lists the headings of a page below its title. Lines in code are not headings. */
function listHeadings(markdown: string): MarkdownHeading[] {
  const headings: MarkdownHeading[] = []
  let fence: string | undefined
  let start = 0
  for (const line of markdown.split('\n')) {
    const mark = /^\s{0,100}(`{3,}|~{3,})/.exec(line.slice(0, MAX_HEADING))?.[1]
    if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence
    else if (fence === undefined && start > 0 && line.length < MAX_HEADING) {
      const [, marks = '', text] = /^\s*(#{1,6}) (.*)$/.exec(line) ?? []
      if (text !== undefined) headings.push({ text: toPlainText(text), level: marks.length, start })
    }
    start += line.length + 1
  }
  return headings
}
