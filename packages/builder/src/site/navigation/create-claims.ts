import { isExternalHref } from '../../core/index.ts'

/** What tabs and anchors have in common: they own the pages below their address. */
interface Claimant {
  url: string
  /** Name of the only version it belongs to. */
  version?: string
}

/** Who owns a page: the position of a claimant, nobody (`UNCLAIMED`), or one of another version only. */
type Claim = number | 'elsewhere'

/** The claim of pages that no tab, or no anchor, owns: they belong to the primary tab or the top anchor. */
export const UNCLAIMED = -1

/** Finds the owner of the page with a path, as seen in a version (by name; undefined when the site has none). */
export type FindClaim = (path: string, version: string | undefined) => Claim

/**
 * Creates the search for the owners among tabs or among anchors (reference 3.1). Addresses are compared by whole path
 * segments and the longest one wins: `api` owns `api` and `api/x`, not `api-v2/x`. Of equal addresses the first that
 * fits the version wins; when none fits, the page does not belong to the version at all.
 */
export function createClaims(claimants: readonly Claimant[]): FindClaim {
  const owners = new Map<string, number[]>()
  for (const [position, { url }] of claimants.entries()) {
    if (isExternalHref(url)) continue
    const prefix = toPrefix(url)
    owners.set(prefix, [...(owners.get(prefix) ?? []), position])
  }

  function fits(position: number, version: string | undefined): boolean {
    const own = claimants[position]?.version
    return own === undefined || version === undefined || own === version
  }

  return (path, version) => {
    for (const prefix of listPrefixes(path)) {
      const positions = owners.get(prefix)
      if (positions !== undefined) return positions.find((position) => fits(position, version)) ?? 'elsewhere'
    }
    return UNCLAIMED
  }
}

/** The path itself, the folders around it from the nearest one on, and last the empty path that holds everything. */
export function* listPrefixes(path: string): Generator<string, void> {
  for (let prefix = path; prefix !== ''; prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')))) yield prefix
  yield ''
}

/** The path that an address of this site means: without slashes at its ends, query and fragment. */
export function toPrefix(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/')
}
