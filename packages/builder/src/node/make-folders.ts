import { mkdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents. Adds those that did not exist to `made`, the outermost first. The option `recursive`
 * of Node.js never returns on file systems that refuse new folders with `ENOENT`, such as `/proc`.
 */
export function makeFolders(folder: string, made: string[] = []): void {
  if (isFolder(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolders(parent, made)
  try {
    mkdirSync(folder)
    made.push(folder)
  } catch (error) {
    // Another process may have created it.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
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
