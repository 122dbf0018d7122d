import { LOCATION_CODES, TEXT_CODES } from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'
import { type IndexPart, type Run, type Runs, splitColumn, toColumn, toRuns } from './index-part.ts'

/** The sequences of a part, with its texts split. */
interface PartRuns extends Omit<Runs, 'rest'> {
  rest: readonly string[]
  /** The number of locations or pages before the part. */
  offset: number
  codes: number
}

interface JoinedStem {
  text: string
  holders: number
  locations: Run
  pages: Run
}

/** Joins the parts of neighboring pages to one. It is the same, no matter how the pages are divided into parts. */
export function joinParts(parts: readonly IndexPart[]): IndexPart {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  const { words, stems } = joinStems(parts)
  return {
    words: toColumn([...words.keys()]),
    stemOf: [...words.values()],
    stems: toColumn(stems.map(({ text }) => text)),
    holders: stems.map(({ holders }) => holders),
    locations: toRuns(stems.map(({ locations }) => locations)),
    pages: toRuns(stems.map(({ pages }) => pages)),
    sections: parts.flatMap(({ sections }) => sections),
    titles: parts.flatMap(({ titles }) => titles),
  }
}

/** Word → number of its stem, and the stems by number, in the order of the parts. */
function joinStems(parts: readonly IndexPart[]): { words: Map<string, number>; stems: JoinedStem[] } {
  const words = new Map<string, number>()
  const numbers = new Map<string, number>()
  const stems: JoinedStem[] = []
  let locationCount = 0
  let pageCount = 0
  for (const part of parts) {
    const locations = { ...splitRuns(part.locations), offset: locationCount, codes: LOCATION_CODES }
    const pages = { ...splitRuns(part.pages), offset: pageCount, codes: TEXT_CODES }
    const texts = splitColumn(part.stems, part.holders.length)
    const numberOf: number[] = []
    for (let at = 0; at < texts.length; at++) {
      const text = texts[at] as string
      const known = numbers.get(text)
      const number = known ?? stems.push({ text, holders: 0, locations: createRun(), pages: createRun() }) - 1
      if (known === undefined) numbers.set(text, number)
      const stem = stems[number] as JoinedStem
      stem.holders += part.holders[at] as number
      joinRun(stem.locations, locations, at)
      joinRun(stem.pages, pages, at)
      numberOf.push(number)
    }
    const partWords = splitColumn(part.words, part.stemOf.length)
    for (let at = 0; at < partWords.length; at++) {
      words.set(partWords[at] as string, numberOf[part.stemOf[at] as number] as number)
    }
    pageCount += part.sections.length
    locationCount += part.sections.reduce((sum, count) => sum + 1 + count, 0)
  }
  return { words, stems }
}

function splitRuns(runs: Runs) {
  return { ...runs, rest: splitColumn(runs.rest, runs.count.length) }
}

function createRun(): Run {
  return { count: 0, first: 0, code: 0, last: 0, rest: '' }
}

/** Adds the postings of a stem in a part. */
function joinRun(joined: Run, runs: PartRuns, at: number): void {
  const count = runs.count[at] as number
  if (count === 0) return
  const first = runs.offset + (runs.first[at] as number)
  const code = runs.code[at] as number
  const rest = runs.rest[at] as string
  if (joined.count === 0) {
    joined.first = first
    joined.code = code
    joined.rest = rest
  } else joined.rest += toNumberText([(first - joined.last) * runs.codes + code]) + rest
  joined.last = runs.offset + (runs.last[at] as number)
  joined.count += count
}
