/** The ids that are in use on one page. */
export interface AnchorIds {
  /** Reserves `id`, or the first free one of `id-2`, `id-3`, …, and returns the reserved id. */
  claim(id: string, firstSuffix?: number): string
  isTaken(id: string): boolean
}

/**
 * Creates the ids of one page, none of them in use. Ids are compared without regard to case, see
 * docs/reference/page-content.mdx#heading-ids. `firstSuffix` of {@link AnchorIds.claim} is 2 for headings and 1 for
 * fields, see docs/reference/page-content.mdx#field-ids.
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
