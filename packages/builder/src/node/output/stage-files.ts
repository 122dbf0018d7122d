import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** New files of a build, stored apart until all of them are written. */
export interface StagedFiles {
  /** Adds the file for a path. Returns where to write it: an absolute path on the same disk, in an existing folder. */
  add(path: string): string
  has(path: string): boolean
  /** Finds where the new content of a path was written to. Undefined if it did not change. */
  find(path: string): string | undefined
  /** Removes the file for a path, if there is one. */
  drop(path: string): void
  /** The paths that were added and are not in place yet, in order. */
  paths(): Iterable<string>
  /** Moves the file into place atomically. A file in that place is replaced. */
  put(path: string): void
  /** Deletes the files that are not in place. */
  discard(): void
}

/** Name of the folder that contains them. A build deletes it at the end, or the next one after a kill. */
const STAGING_FOLDER = '.spearmint-staged'

/** Creates the staging folder of an output folder. Deletes that of a killed build. */
export function stageFiles(root: string): StagedFiles {
  const folder = join(root, STAGING_FOLDER)
  const drafts = new Map<string, string>()
  let count = 0
  let isMade = false

  function clear(): void {
    rmSync(folder, { recursive: true, force: true })
    drafts.clear()
    isMade = false
  }

  clear()
  return {
    add(path) {
      if (!isMade) mkdirSync(folder)
      isMade = true
      const draft = drafts.get(path) ?? join(folder, String(count++))
      drafts.set(path, draft)
      return draft
    },
    has: (path) => drafts.has(path),
    find: (path) => drafts.get(path),
    drop: (path) => void drafts.delete(path),
    paths: () => drafts.keys(),
    put(path) {
      const draft = drafts.get(path)
      if (draft === undefined) return
      renameSync(draft, join(root, path))
      drafts.delete(path)
    },
    discard: clear,
  }
}
