import { lstatSync, mkdirSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { findErrorCode } from './find-error-code.ts'

/** Which files of the output folder a build may take away. Paths are relative to it, with `/`. */
export interface OutputClaims {
  /** Whether this build or an earlier one wrote the file. */
  isOurs(path: string): boolean
  /** Whether this build wrote it. */
  isWritten(path: string): boolean
}

/** What stands in the way of a file: its path, and whether this build put it there. */
interface Obstacle {
  path: string
  isWritten: boolean
}

/** Makes room for files below one folder without touching what is not ours and without following links. */
export interface OutputPlaces {
  /** Makes the folders of a file and clears its place of our older files. Returns what could not be cleared. */
  clear(path: string): Obstacle | undefined
  /** Deletes the file, unless a link leads there; a file that is gone already is fine. Returns whether it did. */
  remove(path: string): boolean
  /** Deletes the folders of the given files that are empty now. */
  removeEmptyFolders(files: Iterable<string>): void
}

/** Creates the places below `root`, an absolute path. Every folder is looked at once. */
export function createOutputPlaces(root: string, claims: OutputClaims): OutputPlaces {
  const folders = new Set([''])

  /** Makes sure that a folder is one, and not a link that leads elsewhere. */
  function openFolder(folder: string): Obstacle | undefined {
    if (folders.has(folder)) return undefined
    const obstacle = openFolder(toFolder(folder)) ?? clearForFolder(folder)
    if (obstacle === undefined) folders.add(folder)
    return obstacle
  }

  function clearForFolder(folder: string): Obstacle | undefined {
    const path = join(root, folder)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats?.isDirectory()) return undefined
    if (stats !== undefined) {
      const isWritten = claims.isWritten(folder)
      if (isWritten || !claims.isOurs(folder)) return { path: folder, isWritten }
      unlinkSync(path)
    }
    mkdirSync(path)
    return undefined
  }

  function clearForFile(path: string): Obstacle | undefined {
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
    if (stats === undefined) return undefined
    if (stats.isDirectory()) return clearFolder(path)
    if (!claims.isOurs(path)) return { path, isWritten: false }
    if (!stats.isFile()) unlinkSync(join(root, path))
    return undefined
  }

  /** Empties and deletes a folder that an earlier build made where now a file must stand. */
  function clearFolder(folder: string): Obstacle | undefined {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      const isWritten = claims.isWritten(path)
      if (entry.isDirectory()) {
        const obstacle = clearFolder(path)
        if (obstacle !== undefined) return obstacle
      } else if (isWritten || !claims.isOurs(path)) {
        return { path, isWritten }
      } else {
        unlinkSync(join(root, path))
      }
    }
    rmdirSync(join(root, folder))
    folders.delete(folder)
    return undefined
  }

  function isReached(folder: string): boolean {
    if (folders.has(folder)) return true
    const isFolder =
      isReached(toFolder(folder)) && lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === true
    if (isFolder) folders.add(folder)
    return isFolder
  }

  return {
    clear: (path) => openFolder(toFolder(path)) ?? clearForFile(path),
    remove(path) {
      if (!isReached(toFolder(path))) return false
      const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
      if (stats === undefined || stats.isDirectory()) return false
      unlinkSync(join(root, path))
      return true
    },
    removeEmptyFolders(files) {
      const emptied = new Set<string>()
      for (const file of files) {
        for (let folder = toFolder(file); folder !== ''; folder = toFolder(folder)) emptied.add(folder)
      }
      const deepestFirst = [...emptied].sort((a, b) => b.length - a.length)
      for (const folder of deepestFirst) if (isReached(folder)) removeIfEmpty(join(root, folder))
    },
  }
}

/** The folder of a path; empty for a path at the top. */
function toFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function removeIfEmpty(path: string): void {
  try {
    rmdirSync(path)
  } catch (error) {
    const code = findErrorCode(error)
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOENT') throw error
  }
}
