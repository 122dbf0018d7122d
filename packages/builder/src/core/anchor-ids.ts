import { isFrameId } from './frame-ids.ts'

/** The ids that are in use on one page. */
export interface AnchorIds {
  /** Reserves `id`, or the first free one of `id-2`, `id-3`, …, and returns the reserved id. */
  claim(id: string, firstSuffix?: number): string
  isTaken(id: string): boolean
}

/**
 * Creates the ids of one page. Only those of the frame are in use. Ids are compared without regard to case, see
 * docs/reference/page-content.mdx#heading-ids. `firstSuffix` of {@link AnchorIds.claim} is 2 for headings and 1 for
 * fields, see docs/reference/page-content.mdx#field-ids.
 */
export function createAnchorIds(): AnchorIds {
  const taken = new Set<string>()
  /** The suffix that was claimed last, by ID and first suffix: a page may repeat one heading thousands of times. */
  const suffixes = new Map<string, number>()
  const isTaken = (id: string): boolean => taken.has(id.toLowerCase()) || isFrameId(id)
  return {
    claim(id, firstSuffix = 2) {
      const key = `${firstSuffix} ${id.toLowerCase()}`
      let candidate = id
      for (let suffix = suffixes.get(key) ?? firstSuffix; isTaken(candidate); suffix++) {
        candidate = `${id}-${suffix}`
        suffixes.set(key, suffix)
      }
      taken.add(candidate.toLowerCase())
      return candidate
    },
    isTaken,
  }
}
