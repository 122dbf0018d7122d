import { distance } from 'fastest-levenshtein'

/** Nobody mistypes a longer name, and comparing two names takes time in proportion to the product of their lengths. */
const MAX_LENGTH = 500

/**
 * Finds the candidates that `name` may be a misspelling of, nearest first, at most `max` (default 3).
 * Case, `-`, `_` and spaces don't count. One letter in three may differ, up to three; in a name of two letters, none.
 */
export function findNearest(name: string, candidates: Iterable<string>, max = 3): string[] {
  if (name.length > MAX_LENGTH) return []
  const folded = fold(name)
  const near: { candidate: string; edits: number }[] = []
  for (const candidate of candidates) {
    const foldedCandidate = fold(candidate)
    const longest = Math.max(folded.length, foldedCandidate.length)
    const allowed = Math.min(3, Math.floor(longest / 3))
    // The difference in length is a lower bound of the distance and rules out most candidates cheaply.
    if (Math.abs(folded.length - foldedCandidate.length) > allowed) continue
    const edits = countEdits(folded, foldedCandidate)
    if (edits <= allowed && candidate !== name) near.push({ candidate, edits })
  }
  return near
    .sort((a, b) => a.edits - b.edits)
    .slice(0, max)
    .map(({ candidate }) => candidate)
}

/** Counts the letters to add, remove or replace. Two adjacent letters in the wrong order are one edit. */
function countEdits(a: string, b: string): number {
  const start = a.split('').findIndex((letter, index) => letter !== b[index])
  const isSwapped = start >= 0 && a[start] === b[start + 1] && a[start + 1] === b[start]
  return isSwapped && a.slice(start + 2) === b.slice(start + 2) ? 1 : distance(a, b)
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '')
}
