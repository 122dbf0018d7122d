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
  const joiner = new PartJoiner()
  for (const part of parts) joiner.add(part)
  return joiner.end()
}

/** Joins parts one after the other, so that only one has to be in memory. */
export class PartJoiner {
  readonly #words = new Map<string, number>()
  readonly #numbers = new Map<string, number>()
  readonly #stems: JoinedStem[] = []
  readonly #sections: number[] = []
  readonly #titles: string[] = []
  #locationCount = 0

  /** Adds the part of the next pages. */
  add(part: IndexPart): void {
    const locations = { ...splitRuns(part.locations), offset: this.#locationCount, codes: LOCATION_CODES }
    const pages = { ...splitRuns(part.pages), offset: this.#sections.length, codes: TEXT_CODES }
    const texts = splitColumn(part.stems, part.holders.length)
    const numberOf: number[] = []
    for (let at = 0; at < texts.length; at++) {
      const number = this.#resolveStem(texts[at] as string)
      const stem = this.#stems[number] as JoinedStem
      stem.holders += part.holders[at] as number
      joinRun(stem.locations, locations, at)
      joinRun(stem.pages, pages, at)
      numberOf.push(number)
    }
    const words = splitColumn(part.words, part.stemOf.length)
    for (let at = 0; at < words.length; at++) {
      this.#words.set(words[at] as string, numberOf[part.stemOf[at] as number] as number)
    }
    for (const count of part.sections) {
      this.#sections.push(count)
      this.#locationCount += 1 + count
    }
    this.#titles.push(...part.titles)
  }

  end(): IndexPart {
    return {
      words: toColumn([...this.#words.keys()]),
      stemOf: [...this.#words.values()],
      stems: toColumn(this.#stems.map(({ text }) => text)),
      holders: this.#stems.map(({ holders }) => holders),
      locations: toRuns(this.#stems.map(({ locations }) => locations)),
      pages: toRuns(this.#stems.map(({ pages }) => pages)),
      sections: this.#sections,
      titles: this.#titles,
    }
  }

  /** The number of a stem, in the order of the parts. */
  #resolveStem(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.#stems.push({ text, holders: 0, locations: createRun(), pages: createRun() }) - 1
    this.#numbers.set(text, number)
    return number
  }
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
