import { type Division, isEdition, listDivisions, type Page } from '../../core/index.ts'

/**
 * Lists the folders that contain all pages of a language or a version, each with the first page of that: `es` and `es/v2`
 * for version 2 in Spanish. Outer divisions come first, and the first one of a folder counts.
 */
export function listEditionFolders(root: Division): ReadonlyMap<string, Page> {
  const folders = new Map<string, Page>()
  for (const division of listDivisions(root)) {
    if (!isEdition(division) || division.first === undefined) continue
    for (const folder of listSharedFolders(listDivisions(division).flatMap(({ pages }) => pages))) {
      if (!folders.has(folder)) folders.set(folder, division.first)
    }
  }
  return folders
}

/** The folders that contain all of the pages: `/es/v2/a`, `/es/v2/b/c` → `es`, `es/v2`. */
function listSharedFolders([first, ...others]: readonly Page[]): string[] {
  if (first === undefined) return []
  const names = first.permalink.split('/').slice(1, -1)
  return names
    .map((_name, index) => names.slice(0, index + 1).join('/'))
    .filter((folder) => others.every(({ permalink }) => permalink.startsWith(`/${folder}/`)))
}
