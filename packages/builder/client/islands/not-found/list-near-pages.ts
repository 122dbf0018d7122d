/** URL and title of a page. */
export type ListedPage = readonly [href: string, title: string]

/** Pages below this similarity (0 to 1) are not suggested, unless one word is nearly the same. */
const MIN_SIMILARITY = 0.5

/** From this similarity on, a word after the last slash is enough, for example the second of `/nope-quickstrt`. */
const MIN_WORD_SIMILARITY = 0.7

/** Shorter words, such as "to", say little. */
const MIN_WORD_LENGTH = 4

/**
 * Lists the pages whose URLs and titles are most similar to a path, best first. Each word of the path counts, those after
 * the last slash most, and may have typos.
 */
export function listNearPages(path: string, pages: readonly ListedPage[], max = 5): ListedPage[] {
  const wanted = toWeightedWords(path)
  const compare = createComparison()
  return pages
    .map((page) => {
      const words = toWords(page.join(' '))
      return { page, similarity: toSimilarity(wanted, words, compare), hasWord: hasWord(wanted, words, compare) }
    })
    .filter(({ similarity, hasWord }) => hasWord || similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, max)
    .map(({ page }) => page)
}

const LAST_PART_WEIGHT = 4

/** A word of the path, and how much it counts. */
interface WeightedWord {
  word: string
  weight: number
}

type Compare = (one: string, other: string) => number

/** `/docs/Quick-Start.html` → `docs`, `quick`, `start`. Invalid escapes stay as they are. */
function toWords(text: string): string[] {
  let decoded = text
  try {
    decoded = decodeURIComponent(text)
  } catch {
    // A lone %.
  }
  return [...new Set(decoded.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => word !== 'html')
}

function toWeightedWords(path: string): WeightedWord[] {
  const end = path.replace(/\/+$/, '').lastIndexOf('/')
  const parts = [
    { text: path.slice(0, end), weight: 1 },
    { text: path.slice(end), weight: LAST_PART_WEIGHT },
  ]
  return parts.flatMap(({ text, weight }) => toWords(text).map((word) => ({ word, weight })))
}

/** Whether a word of the last part of the path is nearly the same as one of the page. */
function hasWord(wanted: readonly WeightedWord[], words: readonly string[], compare: Compare): boolean {
  return wanted.some(
    ({ word, weight }) =>
      weight === LAST_PART_WEIGHT &&
      word.length >= MIN_WORD_LENGTH &&
      words.some((other) => compare(word, other) >= MIN_WORD_SIMILARITY),
  )
}

function toSimilarity(wanted: readonly WeightedWord[], words: readonly string[], compare: Compare): number {
  let similarity = 0
  let total = 0
  for (const { word, weight } of wanted) {
    total += weight
    similarity += weight * Math.max(0, ...words.map((other) => compare(word, other)))
  }
  // Of equally similar pages, the one with the fewest other words wins.
  return total === 0 ? 0 : similarity / total - words.length / 1000
}

/** Creates a cached comparison of two words by the pairs of letters they share (Dice coefficient). */
function createComparison(): Compare {
  const cache = new Map<string, number>()
  return (one, other) => {
    if (one === other) return 1
    const key = `${one} ${other}`
    const result = cache.get(key) ?? comparePairs(one, other)
    cache.set(key, result)
    return result
  }
}

function comparePairs(one: string, other: string): number {
  const pairs = toPairs(one)
  const others = toPairs(other)
  const shared = [...pairs].filter((pair) => others.has(pair)).length
  return (2 * shared) / (pairs.size + others.size)
}

/** Start and end count as letters, so that words of one letter have pairs too. */
function toPairs(word: string): Set<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)))
}
