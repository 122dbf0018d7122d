import { CODES, FIELDS, type Field, STRENGTHS } from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'

/** What of a section is searched, by field. */
export type SectionTexts = Partial<Record<Field, string>>

/** The sections that hold each stem. */
export interface Postings {
  /** Adds the sections of a page. All sections are numbered as they come. */
  addPage(sections: readonly SectionTexts[]): void
  /** The postings of a stem, as {@link PostingsShard} holds them. */
  toText(stem: number): string
}

const FIRST_CODE_OF_TEXT = FIELDS.indexOf('text') * STRENGTHS
const FIRST_CODE_OF_KEYWORDS = FIELDS.indexOf('keywords') * STRENGTHS

/** A word that runs through the text of a page leads to so many of its sections: where it stands most. */
const MOST_IN_TEXT = 2

/** In an index of so many sections, a word in more than this part of them says nothing about a text that holds it. */
const COMMON = { sections: 200, part: 0.15 }

/** A place where a word stands. */
interface Posting {
  section: number
  code: number
}

/** Collects postings. @param listStems numbers of the stems in a text */
export function createPostings(listStems: (text: string) => readonly number[]): Postings {
  /** Stem → section and code, one after the other. */
  const lists: number[][] = []
  let count = 0

  return {
    addPage(sections) {
      for (const [stem, postings] of listPostings(sections, listStems)) {
        lists[stem] ??= []
        for (const { section, code } of choosePostings(postings)) lists[stem].push(count + section, code)
      }
      count += sections.length
    },
    toText(stem) {
      const list = lists[stem] ?? []
      const holders = list.length / 2
      const isCommon = count > COMMON.sections && holders > count * COMMON.part
      return toNumberText([holders, ...toDistances(list, isCommon ? FIRST_CODE_OF_KEYWORDS : 0)])
    },
  }
}

/** The postings of a page by stem. The weightiest field of a word is the one that counts in a section. */
function listPostings(
  sections: readonly SectionTexts[],
  listStems: (text: string) => readonly number[],
): Map<number, Posting[]> {
  const found = new Map<number, Posting[]>()
  for (const [section, texts] of sections.entries()) {
    for (let field = FIELDS.length - 1; field >= 0; field -= 1) {
      const name = FIELDS[field]
      const text = name && texts[name]
      if (!text) continue
      for (const [stem, strength] of weigh(listStems(text), name)) {
        const postings = found.get(stem)
        const posting = { section, code: field * STRENGTHS + strength }
        if (postings === undefined) found.set(stem, [posting])
        else if (postings.at(-1)?.section !== section) postings.push(posting)
      }
    }
  }
  return found
}

/** Leaves out what readers do not need to find the page and its best sections. */
function choosePostings(postings: readonly Posting[]): readonly Posting[] {
  if (postings.length <= 1) return postings
  const isNamed = ({ code }: Posting): boolean => code >= FIRST_CODE_OF_KEYWORDS
  const mentions = postings
    .filter((posting) => !isNamed(posting))
    .sort((a, b) => b.code - a.code || a.section - b.section)
  const inText = mentions.filter(({ code }) => code >= FIRST_CODE_OF_TEXT)
  const best = new Set((inText.length > 0 ? inText : mentions).slice(0, MOST_IN_TEXT))
  return postings.filter((posting) => isNamed(posting) || best.has(posting))
}

/** Stem → strength: how often it stands in a text; in a title, how much of the title it is. */
function weigh(stems: readonly number[], field: Field): Map<number, number> {
  const counts = new Map<number, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const isTitle = field === 'title' || field === 'heading'
  const ofTitle = stems.length <= 2 ? 2 : stems.length <= 4 ? 1 : 0
  for (const [stem, times] of counts) counts.set(stem, isTitle ? ofTitle : times >= 5 ? 2 : times >= 2 ? 1 : 0)
  return counts
}

function toDistances(list: readonly number[], least: number): number[] {
  const distances: number[] = []
  let before = 0
  for (let index = 0; index < list.length; index += 2) {
    const [section = 0, code = 0] = [list[index], list[index + 1]]
    if (code < least) continue
    distances.push((section - before) * CODES + code)
    before = section
  }
  return distances
}
