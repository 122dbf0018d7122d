import { listTokens } from '../../../src/search/format/tokens.ts'
import type { Hit } from './search-index.ts'

/** A piece of an excerpt; marked when it is a word that was asked for. */
export interface ExcerptPart {
  text: string
  isMarked: boolean
}

const LENGTH = 150

/** Finds what to show of a section: the part of the page's Markdown with most of the words that were asked for. */
export function findExcerpt(
  markdown: string,
  { trail, before }: Pick<Hit, 'trail' | 'before'>,
  isAsked: (token: string) => boolean,
): ExcerptPart[] {
  const sections = splitSections(markdown)
  const heading = trail.at(-1)
  const own = heading === undefined ? sections[0] : sections.filter((section) => section.heading === heading)[before]
  const candidates = [own?.text ?? '', heading === undefined ? sections.map(({ text }) => text).join(' ') : '']
  const text = candidates.find((candidate) => findMatches(candidate, isAsked).length > 0) ?? candidates[0] ?? ''
  return cutExcerpt(text, findMatches(text, isAsked))
}

interface Range {
  start: number
  end: number
}

function findMatches(text: string, isAsked: (token: string) => boolean): Range[] {
  return listTokens(text)
    .filter((token) => isAsked(token.text))
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
