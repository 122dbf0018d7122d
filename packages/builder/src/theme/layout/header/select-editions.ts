/** Entries of a list of versions, so that the size of a page doesn't grow with the number of versions. */
const WINDOW = 80

/** The part of a list that a page shows. */
export interface EditionWindow<T> {
  shown: readonly T[]
  /** The nearest entries that are left out, and how many there are on their side. */
  before?: { next: T; count: number }
  after?: { next: T; count: number }
}

/** Selects the entries around the current one. Short lists are shown completely. */
export function selectEditions<T>(editions: readonly T[], current: T | undefined): EditionWindow<T> {
  const position = current === undefined ? 0 : editions.indexOf(current)
  const start = Math.max(0, Math.min(position - WINDOW / 2, editions.length - WINDOW))
  const end = Math.min(editions.length, start + WINDOW)
  const [before, after] = [editions[start - 1], editions[end]]
  return {
    shown: editions.slice(start, end),
    ...(before !== undefined && { before: { next: before, count: start } }),
    ...(after !== undefined && { after: { next: after, count: editions.length - end } }),
  }
}
