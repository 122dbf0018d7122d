import { listTokens } from '../../../src/emit/browser.ts'
import type { FindAsked } from './prefer-names.ts'
import type { Hit } from './to-hit.ts'

/** A piece of an excerpt; marked when it is a word that was asked for. */
export interface ExcerptPart {
  text: string
  isMarked: boolean
}

const LENGTH = 150

/** What to show of a page, and where it stands. */
export interface Excerpt {
  parts: readonly ExcerptPart[]
  /** The heading above it; none for what stands above all headings. */
  heading?: string
  /** How many headings before have the same text. */
  before: number
}

/**
 * Finds what to show of a hit in the Markdown of its page: the part of its own section with most of the words that were
 * asked for. A page, or a field, has no section of its own beyond the lead: then it is the section with most of them.
 */
export function findExcerpt(
  markdown: string,
  { trail, before, isInText }: Pick<Hit, 'trail' | 'before' | 'isInText'>,
  findAsked: FindAsked,
): Excerpt {
  const sections = splitSections(markdown)
  const heading = trail.at(-1)
  const own = heading === undefined ? sections[0] : sections.filter((section) => section.heading === heading)[before]
  const isOwn = own !== undefined && !isInText && (heading !== undefined || countAsked(own.text, findAsked) > 0)
  const section = isOwn ? own : findFullest(sections, findAsked)
  if (section === undefined) return { parts: [], before: 0 }
  const same = sections.slice(0, sections.indexOf(section)).filter((other) => other.heading === section.heading)
  return {
    parts: cutExcerpt(section.text, findMatches(section.text, findAsked)),
    before: same.length,
    ...(section.heading !== undefined && { heading: section.heading }),
  }
}

/** The first of the sections with most of the words. Their headings are part of them. */
function findFullest(sections: readonly PlainSection[], findAsked: FindAsked): PlainSection | undefined {
  const counted = sections.map((section) => ({
    section,
    count:
      countAsked(`${section.heading ?? ''} ${section.text}`, findAsked) + (countAsked(section.text, findAsked) && 0.5),
  }))
  return counted.reduce<(typeof counted)[number] | undefined>(
    (best, one) => (best === undefined || one.count > best.count ? one : best),
    undefined,
  )?.section
}

/** How many of the words stand in a text. */
function countAsked(text: string, findAsked: FindAsked): number {
  const found = new Set(listTokens(text).map((token) => findAsked(token.text)))
  found.delete(undefined)
  return found.size
}

interface Range {
  start: number
  end: number
}

function findMatches(text: string, findAsked: FindAsked): Range[] {
  return listTokens(text)
    .filter((token) => findAsked(token.text) !== undefined)
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

/** A little before the match that has most others after it. */
function findStart(text: string, matches: readonly Range[]): number {
  const count = ({ start }: Range): number =>
    matches.filter((other) => other.start >= start && other.end <= start + LENGTH - 40).length
  let best = matches[0]
  for (const match of matches.slice(0, 100)) if (best && count(match) > count(best)) best = match
  if (best === undefined || best.end < LENGTH) return 0
  return findSpace(text, best.start - 40) + 1
}

/** The space before a place; the place itself in text without spaces. */
function findSpace(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place)
  return place - space < 30 ? space : place
}

interface PlainSection {
  heading?: string
  text: string
}

/** The text of each section, without the signs of Markdown; the first stands above all headings. */
function splitSections(markdown: string): PlainSection[] {
  const sections: { heading?: string; lines: string[] }[] = [{ lines: [] }]
  let fence: string | undefined
  for (const line of markdown.replace(/^# .*\n/, '').split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    const heading = fence === undefined ? /^\s*#{1,6} (.*)$/.exec(line)?.[1] : undefined
    if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence
    else if (heading !== undefined) sections.push({ heading: toPlainText(heading), lines: [] })
    else sections.at(-1)?.lines.push(fence === undefined ? toPlainText(line) : line)
  }
  return sections.map(({ lines, ...rest }) => ({ ...rest, text: lines.join(' ').replace(/\s+/g, ' ').trim() }))
}

function toPlainText(line: string): string {
  return line
    .replace(/^\s*(?:>\s*|[-*+] |\d+[.)] |\|?[\s|:-]+\|\s*$)+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<!\\)[`*|]/g, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .trim()
}
