import { findNearest } from '@spearmint/config'
import type { Page } from '../model/page.ts'
import { toPermalink } from '../model/to-permalink.ts'

/** Finds pages by the names that a configuration uses. */
export interface PageIndex {
  /** By path (`guides/a`), or by the address it leads to: `guides` finds `guides/index` and the other way about. */
  find(name: string): Page | undefined
  /** Paths of pages that may be meant by a name that is none: the same last segment elsewhere, or a near one beside it. */
  findNear(name: string): string[]
}

/**
 * Names are compared with the pages of their folder, so a folder that holds every page of a site would cost the square
 * of their number. Whoever has this many wrong names needs no more guesses.
 */
const MAX_GUESSES = 100

/** Creates the index of a site's pages. */
export function createPageIndex(pages: readonly Page[]): PageIndex {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const byPermalink = new Map(pages.map((page) => [page.permalink, page]))
  let neighbourhoods: Map<string, string[]> | undefined
  let guesses = 0
  return {
    find: (name) => byPath.get(name) ?? byPermalink.get(toPermalink(name)),
    findNear(name) {
      if (guesses++ >= MAX_GUESSES) return []
      neighbourhoods ??= groupPaths(byPath.keys())
      const [folder, segment] = splitPath(name)
      const moved = neighbourhoods.get(toSegmentKey(segment)) ?? []
      const beside = findNearest(name, neighbourhoods.get(toFolderKey(folder)) ?? [])
      return [...new Set([...moved, ...beside])].slice(0, 3)
    },
  }
}

/** Paths by their folder and by their last segment. */
function groupPaths(paths: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const [folder, segment] = splitPath(path)
    for (const key of [toFolderKey(folder), toSegmentKey(segment)]) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [path])
      else group.push(path)
    }
  }
  return groups
}

function splitPath(path: string): [folder: string, segment: string] {
  const slash = path.lastIndexOf('/')
  return [path.slice(0, slash + 1), path.slice(slash + 1)]
}

function toFolderKey(folder: string): string {
  return `in ${folder}`
}

function toSegmentKey(segment: string): string {
  return `named ${segment.toLowerCase()}`
}
