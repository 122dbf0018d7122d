/** A word of an index and the number of its stem: words of one stem are found by each other. */
export type StemmedWord = [word: string, stem: number]

/** A capital letter says how many letters a word shares with the one before; folded words hold none. */
const ENTRY = /([A-Z])([^A-Z!]*)(?:!(\d+))?/g
const FIRST_CAPITAL = 'A'.charCodeAt(0)
const MOST_SHARED = 25

/**
 * Writes the words of an index as one text. They come in order, and the stems are numbered as they first appear; one
 * that appeared before is written as `!` and how many stems ago. `deploy`, `deployed`, `docs` → `Adeploy` `Ged!1` `Bocs`.
 */
export function toWordListText(words: readonly StemmedWord[]): string {
  let text = ''
  let before = ''
  let stems = 0
  for (const [word, stem] of words) {
    const shared = countShared(before, word)
    text += String.fromCharCode(FIRST_CAPITAL + shared) + word.slice(shared)
    if (stem < stems) text += `!${stems - stem}`
    else stems += 1
    before = word
  }
  return text
}

/** Reads what {@link toWordListText} wrote. */
export function parseWordListText(text: string): StemmedWord[] {
  const words: StemmedWord[] = []
  let before = ''
  let stems = 0
  for (const [, capital = 'A', rest, ago] of text.matchAll(ENTRY)) {
    before = before.slice(0, capital.charCodeAt(0) - FIRST_CAPITAL) + rest
    words.push([before, ago === undefined ? stems : stems - Number(ago)])
    if (ago === undefined) stems += 1
  }
  return words
}

/** How many letters two words begin with alike; half of a surrogate pair is none. */
function countShared(one: string, other: string): number {
  let count = 0
  while (count < MOST_SHARED && count < other.length && one[count] === other[count]) count += 1
  return /[\uD800-\uDBFF]/.test(other[count - 1] ?? '') ? count - 1 : count
}
