/** The ids that are taken on one page. */
export interface AnchorIds {
  /** Takes `id`, or the first free of `id-2`, `id-3`, … and returns what was taken. */
  claim(id: string, firstSuffix?: number): string
  isTaken(id: string): boolean
}

/**
 * Creates the empty register of one page. Ids are compared without regard to case (reference 2.7).
 * `firstSuffix` of {@link AnchorIds.claim} is 2 for headings and 1 for fields (reference 4.4).
 */
export function createAnchorIds(): AnchorIds {
  const taken = new Set<string>()
  return {
    claim(id, firstSuffix = 2) {
      let candidate = id
      for (let suffix = firstSuffix; taken.has(candidate.toLowerCase()); suffix++) candidate = `${id}-${suffix}`
      taken.add(candidate.toLowerCase())
      return candidate
    },
    isTaken: (id) => taken.has(id.toLowerCase()),
  }
}
