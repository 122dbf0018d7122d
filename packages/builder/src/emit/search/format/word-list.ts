/** A word of an index and the number of its stem. A search for a word finds all words with the same stem. */
export type StemmedWord = [word: string, stem: number]

/** A capital letter is the number of letters that a word shares with the previous one. Folded words contain no capitals. */
const ENTRY = /([A-Z])([^A-Z!]*)(?:!(\d+))?/g
const FIRST_CAPITAL = 'A'.charCodeAt(0)
const MAX_SHARED = 25

/**
 * Encodes the sorted words of an index as one text. Stems are numbered by their first appearance. One that appeared before
 * is written as `!` and the number of stems since. `deploy`, `deployed`, `docs` → `Adeploy` `Ged!1` `Bocs`.
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

/** Parses the text of {@link toWordListText}. */
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

/** How many letters two words have in common at their start. Half of a surrogate pair doesn't count. */
function countShared(one: string, other: string): number {
  let count = 0
  while (count < MAX_SHARED && count < other.length && one[count] === other[count]) count += 1
  return /[\uD800-\uDBFF]/.test(other[count - 1] ?? '') ? count - 1 : count
}
