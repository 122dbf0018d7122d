import { findNearest } from './find-nearest.ts'

/**
 * Finds paths (of pages, of files) that one which is none may have meant: the same last segment in another folder, or a
 * near one in its own. Three at most.
 */
export type PathSearch = (name: string) => string[]

/**
 * Names are compared with the pages of their folder, so a folder that holds every page of a site would cost the square
 * of their number. Whoever has this many wrong names needs no more guesses.
 */
const MOST_GUESSES = 100

/** Creates the search among these paths. They are sorted when the first name is asked for. */
export function createPathSearch(listPaths: () => Iterable<string>): PathSearch {
  let neighbourhoods: Map<string, string[]> | undefined
  let guesses = 0
  return (name) => {
    if (guesses++ >= MOST_GUESSES) return []
    neighbourhoods ??= groupPaths(listPaths())
    const { folder, segment } = splitPath(name)
    const moved = neighbourhoods.get(toSegmentKey(segment)) ?? []
    const beside = findNearest(name, neighbourhoods.get(toFolderKey(folder)) ?? [])
    return [...new Set([...moved, ...beside])].slice(0, 3)
  }
}

/** Paths by their folder and by their last segment. */
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
