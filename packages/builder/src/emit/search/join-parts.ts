import { LOCATION_CODES, TEXT_CODES } from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'
import { type IndexPart, type Run, type Runs, splitColumn, toColumn, toRuns } from './index-part.ts'

/** The columns of a part, with its texts split. */
interface SplitRuns extends Omit<Runs, 'rest'> {
  rest: readonly string[]
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
    const [locations, pages] = [splitRuns(part.locations), splitRuns(part.pages)]
    const numberOf: number[] = []
    for (const [at, text] of splitColumn(part.stems, part.holders.length).entries()) {
      const known = numbers.get(text)
      const number = known ?? stems.push({ text, holders: 0, locations: createRun(), pages: createRun() }) - 1
      if (known === undefined) numbers.set(text, number)
      const stem = stems[number] as JoinedStem
      stem.holders += part.holders[at] as number
      joinRun(stem.locations, locations, at, { offset: locationCount, codes: LOCATION_CODES })
      joinRun(stem.pages, pages, at, { offset: pageCount, codes: TEXT_CODES })
      numberOf.push(number)
    }
    for (const [at, word] of splitColumn(part.words, part.stemOf.length).entries()) {
      words.set(word, numberOf[part.stemOf[at] as number] as number)
    }
    pageCount += part.sections.length
    locationCount += part.sections.reduce((sum, count) => sum + 1 + count, 0)
  }
  return { words, stems }
}

function splitRuns(runs: Runs): SplitRuns {
  return { ...runs, rest: splitColumn(runs.rest, runs.count.length) }
}

function createRun(): Run {
  return { count: 0, first: 0, code: 0, last: 0, rest: '' }
}

/** Adds the postings of a stem in a part. @param offset The number of locations or pages before the part. */
function joinRun(joined: Run, runs: SplitRuns, at: number, { offset, codes }: { offset: number; codes: number }): void {
  const count = runs.count[at] as number
  if (count === 0) return
  const first = offset + (runs.first[at] as number)
  const code = runs.code[at] as number
  const rest = runs.rest[at] as string
  if (joined.count === 0) {
    joined.first = first
    joined.code = code
    joined.rest = rest
  } else joined.rest += toNumberText([(first - joined.last) * codes + code]) + rest
  joined.last = offset + (runs.last[at] as number)
  joined.count += count
}
