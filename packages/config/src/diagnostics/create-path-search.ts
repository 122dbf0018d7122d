import { findNearest } from './find-nearest.ts'

/**
 * Finds the paths (of pages, of files) that an unknown path may be a mistake for: the same last segment in another
 * folder, or a similar one in the same folder. At most three.
 */
export type PathSearch = (path: string) => string[]

/**
 * An unknown path is compared with all paths of its folder, so if one folder has all pages of a site, the work grows
 * with the square of their number. Someone with this many unknown paths has no use for more suggestions.
 */
const MAX_SEARCHES = 100

/** Creates the search among these paths. They are listed and grouped on the first search. */
export function createPathSearch(listPaths: () => Iterable<string>): PathSearch {
  let groups: Map<string, string[]> | undefined
  let searches = 0
  return (path) => {
    if (searches++ >= MAX_SEARCHES) return []
    groups ??= groupPaths(listPaths())
    const { folder, segment } = splitPath(path)
    const moved = groups.get(toSegmentKey(segment)) ?? []
    const misspelled = findNearest(path, groups.get(toFolderKey(folder)) ?? [])
    return [...new Set([...moved, ...misspelled])].slice(0, 3)
  }
}

/** Groups paths by their folder and by their last segment. */
function groupPaths(paths: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const { folder, segment } = splitPath(path)
    for (const key of [toFolderKey(folder), toSegmentKey(segment)]) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [path])
      else group.push(path)
    }
  }
  return groups
}

function splitPath(path: string): { folder: string; segment: string } {
  const slash = path.lastIndexOf('/')
  return { folder: path.slice(0, slash + 1), segment: path.slice(slash + 1) }
}

function toFolderKey(folder: string): string {
  return `in ${folder}`
}

function toSegmentKey(segment: string): string {
  return `named ${segment.toLowerCase()}`
}
