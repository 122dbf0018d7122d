import { isExternal } from '../rules/to-site-path.ts'

/** What tabs and anchors have in common: they contain the pages whose paths start with their URL. */
interface PrefixEntry {
  url: string
  /** Name of the only version that shows it. */
  version?: string
}

/** The position of the entry that contains a page, or `NO_MATCH`, or `other-version` if only other versions show it. */
type PrefixMatch = number | 'other-version'

/** The page matches no tab, or no anchor. It belongs to the primary tab, or the top anchor. */
export const NO_MATCH = -1

/** Matches the path of a page in a version. The version is a name, or undefined if the site has none. */
export type MatchPrefix = (path: string, version: string | undefined) => PrefixMatch

/**
 * Creates the matcher of tabs or anchors, see docs/reference/mint-json.mdx#prefix-rules. Whole path segments are compared
 * and the longest prefix wins: `api` matches `api` and `api/x`, not `api-v2/x`. Of equal prefixes, the first in the version
 * wins. If none is in the version, the page does not belong to the version at all.
 */
export function createPrefixMatcher(entries: readonly PrefixEntry[]): MatchPrefix {
  const positionsByPrefix = new Map<string, number[]>()
  for (const [position, { url }] of entries.entries()) {
    if (isExternal(url)) continue
    const prefix = toPrefix(url)
    const positions = positionsByPrefix.get(prefix)
    if (positions === undefined) positionsByPrefix.set(prefix, [position])
    else positions.push(position)
  }

  function isInVersion(position: number, version: string | undefined): boolean {
    const only = entries[position]?.version
    return only === undefined || version === undefined || only === version
  }

  return (path, version) => {
    for (const prefix of listPrefixes(path)) {
      const positions = positionsByPrefix.get(prefix)
      if (positions !== undefined)
        return positions.find((position) => isInVersion(position, version)) ?? 'other-version'
    }
    return NO_MATCH
  }
}

/** Lists the path itself, its parent folders from the nearest one up, and finally the empty path of the root. */
export function* listPrefixes(path: string): Generator<string, void> {
  for (let prefix = path; prefix !== ''; prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')))) yield prefix
  yield ''
}

/** The path of an address in this site, without leading and trailing slashes, query and fragment. */
export function toPrefix(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/')
}
