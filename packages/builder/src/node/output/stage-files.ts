import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** New files of a build, kept apart until all of them are there. */
export interface StagedFiles {
  /** Takes in the file for a path and tells where to write it: an absolute path on the same disk. The folder is made. */
  add(path: string): string
  has(path: string): boolean
  /** Leaves out the file for a path, if there is one. */
  drop(path: string): void
  /** Every path that was added and is still to be put in place, in order. */
  paths(): Iterable<string>
  /** Puts the file where it belongs, in one step. What stands there, and is no folder, is replaced. */
  put(path: string): void
  /** Deletes what was not put in place. */
  discard(): void
}

/** Name of the folder that holds them. It is gone when a build ends; one that was killed leaves it to the next. */
const STAGING_FOLDER = '.spearmint-staged'

/** Creates the staging of an output folder. What a killed build left of its own is deleted. */
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
