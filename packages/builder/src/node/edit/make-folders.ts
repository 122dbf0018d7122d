import { mkdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates a folder and its parents. Adds those that did not exist to `made`, the outermost first. */
export function makeFolders(folder: string, made: string[]): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return
  makeFolders(dirname(folder), made)
  mkdirSync(folder)
  made.push(folder)
}

/** Deletes an empty folder. Returns whether it was deleted; another process may have put something there. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false
  }
}
