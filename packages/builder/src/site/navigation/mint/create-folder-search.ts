import { listPrefixes } from '@spearmint/config'
import type { MutableDivision } from './create-division-builder.ts'

/** Of several divisions, finds the one that shows a page in the folder nearest to a path. By default, it is the first. */
export type FindFolder = (path: string, candidates: readonly MutableDivision[]) => MutableDivision | undefined

/** Creates the search for folders in the given divisions. */
export function createFolderSearch(divisions: readonly MutableDivision[]): FindFolder {
  const folders = new Map(divisions.map((division) => [division, listFolders(division)]))
  return (path, candidates) => {
    for (const prefix of listPrefixes(path)) {
      const found = candidates.find((candidate) => folders.get(candidate)?.has(prefix))
      if (found !== undefined) return found
    }
    return candidates[0]
  }
}

function listFolders({ groupTitles }: MutableDivision): Set<string> {
  const folders = new Set<string>()
  for (const path of groupTitles.keys()) {
    for (const prefix of listPrefixes(path)) {
      if (folders.has(prefix)) break
      folders.add(prefix)
    }
  }
  return folders
}
