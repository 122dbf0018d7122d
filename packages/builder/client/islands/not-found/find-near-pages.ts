/** Address and title of a page. */
export type ListedPage = readonly [href: string, title: string]

/** Below this likeness (0 to 1) a page is no suggestion. */
const LEAST_LIKENESS = 0.5

/**
 * Finds the pages whose addresses and titles are most like an address, best first. The words of the address count one
 * by one, those after the last slash most; a word may be mistyped.
 */
export function findNearPages(path: string, pages: readonly ListedPage[], most = 5): ListedPage[] {
  const asked = toAsked(path)
  const compare = createComparison()
  return pages
    .map((page) => ({ page, likeness: toLikeness(asked, toWords(page.join(' ')), compare) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ page }) => page)
}

/** A word of the address, and how much it counts. */
interface Asked {
  word: string
  weight: number
}

type Compare = (one: string, other: string) => number

/** `/docs/Quick-Start.html` → `docs`, `quick`, `start`. Half an escape is left as it is. */
function toWords(text: string): string[] {
  let decoded = text
  try {
    decoded = decodeURIComponent(text)
  } catch {
    // A lone %.
  }
  return [...new Set(decoded.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => word !== 'html')
}

function toAsked(path: string): Asked[] {
  const end = path.replace(/\/+$/, '').lastIndexOf('/')
  const parts = [
    { text: path.slice(0, end), weight: 1 },
    { text: path.slice(end), weight: 4 },
  ]
  return parts.flatMap(({ text, weight }) => toWords(text).map((word) => ({ word, weight })))
}

function toLikeness(asked: readonly Asked[], words: readonly string[], compare: Compare): number {
  let likeness = 0
  let total = 0
  for (const { word, weight } of asked) {
    total += weight
    likeness += weight * Math.max(0, ...words.map((other) => compare(word, other)))
  }
  // Of pages that fit equally well, the one that says least besides is meant.
  return total === 0 ? 0 : likeness / total - words.length / 1000
}

/** Compares words by the pairs of letters they share (Dice), each two words once. */
function createComparison(): Compare {
  const known = new Map<string, number>()
  return (one, other) => {
    if (one === other) return 1
    const key = `${one} ${other}`
    const result = known.get(key) ?? comparePairs(one, other)
    known.set(key, result)
    return result
  }
}

function comparePairs(one: string, other: string): number {
  const pairs = toPairs(one)
  const others = toPairs(other)
  const shared = [...pairs].filter((pair) => others.has(pair)).length
  return (2 * shared) / (pairs.size + others.size)
}

/** The ends count as letters, so that words of one letter have pairs too. */
function toPairs(word: string): Set<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)))
}
