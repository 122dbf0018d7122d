import { lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { toFolder } from '../../site/index.ts'
import { findErrorCode } from '../find-error-code.ts'

/** Which files of the output folder a build may take away. Paths are relative to it, with `/`. */
export interface OutputClaims {
  /** Whether this build or an earlier one wrote the file. */
  isOurs(path: string): boolean
  /** Whether this build wrote it. */
  isWritten(path: string): boolean
}

/** What stands in the way of a file: its path, and whether this build put it there. */
export interface Obstacle {
  path: string
  isWritten: boolean
}

/** What stands where a file is to be: nothing that would have to stay, or a file of ours to compare with. */
type FoundPlace = 'free' | 'file'

/** Makes room for files below one folder without touching what is not ours and without following links. */
export interface OutputPlaces {
  /** Looks at the place of a file and touches nothing. */
  look(path: string): FoundPlace | Obstacle
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
  /** Folders that were not there. */
  const missing = new Set<string>()
  /** Folders that were made here, so that nothing of others is in them. */
  const made = new Set<string>()

  /** The same as `openFolder` without making or clearing anything. */
  function lookAtFolder(folder: string): 'there' | 'missing' | Obstacle {
    if (folders.has(folder)) return 'there'
    if (missing.has(folder)) return 'missing'
    const above = lookAtFolder(toFolder(folder))
    const found = above === 'there' ? findFolder(folder) : above
    if (found === 'there') folders.add(folder)
    if (found === 'missing') missing.add(folder)
    return found
  }

  function findFolder(folder: string): 'there' | 'missing' | Obstacle {
    const stats = lstatSync(join(root, folder), { throwIfNoEntry: false })
    if (stats === undefined) return 'missing'
    if (stats.isDirectory()) return 'there'
    const isWritten = claims.isWritten(folder)
    return isWritten || !claims.isOurs(folder) ? { path: folder, isWritten } : 'missing'
  }

  function lookAtFile(path: string): FoundPlace | Obstacle {
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
    if (stats === undefined) return 'free'
    if (stats.isDirectory()) return findIn(path) ?? 'free'
    if (!claims.isOurs(path)) return { path, isWritten: false }
    return stats.isFile() ? 'file' : 'free'
  }

  /** What in a folder must stay, so that no file can take its place. */
  function findIn(folder: string): Obstacle | undefined {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      const isWritten = claims.isWritten(path)
      if (entry.isDirectory()) {
        const obstacle = findIn(path)
        if (obstacle !== undefined) return obstacle
      } else if (isWritten || !claims.isOurs(path)) {
        return { path, isWritten }
      }
    }
    return undefined
  }

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
    made.add(folder)
    return undefined
  }

  function clearForFile(path: string): Obstacle | undefined {
    if (made.has(toFolder(path))) return undefined
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
    if (stats === undefined) return undefined
    if (stats.isDirectory()) return clearFolder(path)
    if (!claims.isOurs(path)) return { path, isWritten: false }
    if (!stats.isFile()) unlinkSync(join(root, path))
    return undefined
  }

  /** Empties and deletes a folder that an earlier build made where now a file must stand. */
  function clearFolder(folder: string): Obstacle | undefined {
    // On a disk that ignores case, this build may have made it for other files.
    const isMade = [...made].some((name) => name.toLowerCase() === folder.toLowerCase())
    const obstacle = isMade ? { path: folder, isWritten: true } : findIn(folder)
    if (obstacle === undefined) {
      rmSync(join(root, folder), { recursive: true })
      for (const known of folders) if (known === folder || known.startsWith(`${folder}/`)) folders.delete(known)
    }
    return obstacle
  }

  function isReached(folder: string): boolean {
    if (folders.has(folder)) return true
    const isFolder =
      isReached(toFolder(folder)) && lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === true
    if (isFolder) folders.add(folder)
    return isFolder
  }

  return {
    look(path) {
      const folder = lookAtFolder(toFolder(path))
      if (folder === 'there') return lookAtFile(path)
      return folder === 'missing' ? 'free' : folder
    },
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

function removeIfEmpty(path: string): void {
  try {
    rmdirSync(path)
  } catch (error) {
    const code = findErrorCode(error)
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOENT') throw error
  }
}
