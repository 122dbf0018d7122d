import { AGENT_NOTE } from '../../alternates/agent-note.ts'
import { listTokens } from '../format/tokens.ts'
import type { FindQueryWord } from './rank-by-name.ts'
import type { Hit } from './to-hit.ts'
import { toPlainText } from './to-plain-text.ts'

/** A part of an excerpt. Words of the query are marked. */
export interface ExcerptPart {
  text: string
  isMarked: boolean
}

const LENGTH = 150

/** The part of a page to show, and its location. */
export interface Excerpt {
  parts: readonly ExcerptPart[]
  /** The heading above it; undefined before the first heading. */
  heading?: string
  /** Number of previous headings with the same text. */
  before: number
}

/**
 * Finds the excerpt for a hit in the Markdown of its page: the part of the hit's section with most words of the query. A
 * page or a field has no section beyond the lead, so the section with most words is used.
 */
export function findExcerpt(
  markdown: string,
  { title, trail, before, isInText }: Pick<Hit, 'title' | 'trail' | 'before' | 'isInText'>,
  findQueryWord: FindQueryWord,
): Excerpt {
  const sections = splitSections(markdown)
  const heading = trail.at(-1)
  const own = heading === undefined ? sections[0] : sections.filter((section) => section.heading === heading)[before]
  const isOwn =
    own !== undefined && !isInText && (heading !== undefined || countQueryWords(own.text, findQueryWord) > 0)
  const section = isOwn ? own : findBestSection(sections, title, findQueryWord)
  if (section === undefined) return { parts: [], before: 0 }
  const same = sections.slice(0, sections.indexOf(section)).filter((other) => other.heading === section.heading)
  return {
    parts: cutExcerpt(section.text, findMatches(section.text, findQueryWord)),
    before: same.length,
    ...(section.heading !== undefined && { heading: section.heading }),
  }
}

/**
 * Finds the first section with most of the words, including its heading, or the title above the first section. Words in a
 * heading count more, because they are what the section is about.
 */
function findBestSection(
  sections: readonly PlainSection[],
  title: string,
  findQueryWord: FindQueryWord,
): PlainSection | undefined {
  const counted = sections.map((section) => ({
    section,
    count:
      countQueryWords(`${section.heading ?? title} ${section.text}`, findQueryWord) +
      (countQueryWords(section.text, findQueryWord) && 0.5) +
      0.25 * countQueryWords(section.heading ?? '', findQueryWord),
  }))
  return counted.reduce<(typeof counted)[number] | undefined>(
    (best, one) => (best === undefined || one.count > best.count ? one : best),
    undefined,
  )?.section
}

/** Counts the different words of the query in a text. */
function countQueryWords(text: string, findQueryWord: FindQueryWord): number {
  const found = new Set(listTokens(text).map((token) => findQueryWord(token.text)))
  found.delete(undefined)
  return found.size
}

interface Range {
  start: number
  end: number
}

function findMatches(text: string, findQueryWord: FindQueryWord): Range[] {
  return listTokens(text)
    .filter((token) => findQueryWord(token.text) !== undefined)
    .map((token) => ({ start: token.start, end: token.start + token.text.length }))
}

function cutExcerpt(text: string, matches: readonly Range[]): ExcerptPart[] {
  const start = findStart(text, matches)
  const end = start + LENGTH >= text.length ? text.length : findSpace(text, start + LENGTH)
  const parts: ExcerptPart[] = []
  let at = start
  const add = (until: number, isMarked: boolean): void => {
    if (until > at) parts.push({ text: text.slice(at, until), isMarked })
    at = Math.max(at, until)
  }
  for (const match of matches) {
    if (match.start < start || match.end > end) continue
    add(match.start, false)
    add(match.end, true)
  }
  add(end, false)
  if (start > 0) parts.unshift({ text: '… ', isMarked: false })
  if (end < text.length) parts.push({ text: ' …', isMarked: false })
  return parts
}

/** Finds a start shortly before the match that is followed by most other matches. */
function findStart(text: string, matches: readonly Range[]): number {
  const count = ({ start }: Range): number =>
    matches.filter((other) => other.start >= start && other.end <= start + LENGTH - 40).length
  let best = matches[0]
  for (const match of matches.slice(0, 100)) if (best && count(match) > count(best)) best = match
  if (best === undefined || best.end < LENGTH) return 0
  return findSpace(text, best.start - 40) + 1
}

/** Finds the space before an offset. Returns the offset itself in text without spaces. */
function findSpace(text: string, offset: number): number {
  const space = text.lastIndexOf(' ', offset)
  return offset - space < 30 ? space : offset
}

interface PlainSection {
  heading?: string
  text: string
}

/** The title of a page, and the lines for programs below it. */
const HEAD = new RegExp(`^# .*\\n(?:\\n> ${AGENT_NOTE}.*\\n(?:> .*\\n)*)?`)

/** Splits Markdown into sections of plain text. The first one is the text before all headings. */
function splitSections(markdown: string): PlainSection[] {
  const sections: { heading?: string; lines: string[] }[] = [{ lines: [] }]
  let fence: string | undefined
  for (const line of markdown.replace(HEAD, '').split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    const heading = fence === undefined ? /^\s*#{1,6} (.*)$/.exec(line)?.[1] : undefined
    if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence
    else if (heading !== undefined) sections.push({ heading: toPlainText(heading), lines: [] })
    else sections.at(-1)?.lines.push(fence === undefined ? toPlainText(line) : line)
  }
  return sections.map(({ lines, ...rest }) => ({ ...rest, text: lines.join(' ').replace(/\s+/g, ' ').trim() }))
}
