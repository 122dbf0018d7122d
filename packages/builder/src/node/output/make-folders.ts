import { mkdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder and those around it, and notes in `made` which were not there, the outermost first. */
export function makeFolders(folder: string, made: string[]): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return
  makeFolders(dirname(folder), made)
  mkdirSync(folder)
  made.push(folder)
}

/** Removes a folder with nothing in it. @returns whether it is gone; somebody else may have put something there */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false
  }
}
