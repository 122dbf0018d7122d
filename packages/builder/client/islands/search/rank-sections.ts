import { CODES, FIELDS, type Field, STRENGTHS } from '../../../src/search/format/index-files.ts'
import type { AskedWord } from './find-stems.ts'
import type { IndexReader } from './index-reader.ts'

export interface RankedSection {
  section: number
  page: number
  score: number
}

/** What a word counts for, by where it stands. */
const WEIGHTS: Readonly<Record<Field, number>> = { code: 0.5, text: 1, keywords: 3, heading: 5, title: 8 }

/** A section is also found by the title of its page, and a little by the rest of it. */
const LENT = { title: 0.5, other: 0.15 }

/** How a word scores in sections, and how rare it is. */
interface WordScores {
  sections: Map<number, number>
  rarity: number
}

/**
 * Ranks the sections that hold a word of the query, best first. Rare words count more; a section with all words stands
 * far above one that lacks some.
 */
export function rankSections(
  asked: readonly AskedWord[],
  postings: ReadonlyMap<number, readonly number[]>,
  index: Pick<IndexReader, 'pageOf' | 'firstOf' | 'findBoost'>,
): RankedSection[] {
  const words = asked.map((stems) => scoreWord(stems, postings, index.pageOf.length))
  const lent = words.map(({ sections }) => lendToPages(sections, index))
  const wanted = words.reduce((sum, { rarity }) => sum + rarity, 0)
  const found = new Set(words.flatMap(({ sections }) => [...sections.keys()]))
  const ranked = [...found].map((section): RankedSection => {
    const page = index.pageOf[section] ?? 0
    let score = 0
    let held = 0
    for (const [position, { sections, rarity }] of words.entries()) {
      const own = Math.max(sections.get(section) ?? 0, lent[position]?.get(page) ?? 0)
      score += own * rarity
      if (own > 0) held += rarity
    }
    return { section, page, score: score * (held / wanted) ** 3 * index.findBoost(page) }
  })
  return ranked.sort((a, b) => b.score - a.score || a.section - b.section)
}

function scoreWord(stems: AskedWord, postings: ReadonlyMap<number, readonly number[]>, count: number): WordScores {
  const sections = new Map<number, number>()
  let best = 0
  let holders = 0
  for (const [stem, fit] of stems) {
    const [total = 0, ...places] = postings.get(stem) ?? []
    if (fit > best) {
      best = fit
      holders = total
    }
    let section = 0
    for (const place of places) {
      section += Math.floor(place / CODES)
      const score = fit * weigh(place % CODES)
      if (score > (sections.get(section) ?? 0)) sections.set(section, score)
    }
  }
  return { sections, rarity: Math.log(1 + count / Math.max(1, holders)) }
}

function weigh(code: number): number {
  const field = FIELDS[Math.floor(code / STRENGTHS)] ?? 'code'
  return WEIGHTS[field] * (1 + 0.15 * (code % STRENGTHS))
}

function lendToPages(
  sections: ReadonlyMap<number, number>,
  { pageOf, firstOf }: Pick<IndexReader, 'pageOf' | 'firstOf'>,
): Map<number, number> {
  const pages = new Map<number, number>()
  for (const [section, score] of sections) {
    const page = pageOf[section] ?? 0
    const part = score * (firstOf[page] === section ? LENT.title : LENT.other)
    if (part > (pages.get(page) ?? 0)) pages.set(page, part)
  }
  return pages
}
