import { lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { toFolder } from '../../site/index.ts'
import { findErrorCode } from '../find-error-code.ts'
import type { OutputClaims } from './output-claims.ts'
import type { FoundPlace, Obstacle } from './output-obstacle.ts'
import { findNameProblem, type OutputProblem, toObstacleProblem } from './output-problem.ts'

/** Clears places for files in one folder, without touching other people's files and without following links. */
export interface OutputPlaces {
  /** Examines the place of a file without changing anything. */
  look(path: string): FoundPlace | Obstacle
  /** Whether the folders of a file exist and none of them is a link. */
  reaches(path: string): boolean
  /** Creates the folders of a file and deletes older files of ours in its place. Returns what could not be cleared. */
  clear(path: string): Obstacle | undefined
  /** Deletes the file, unless its path contains a link. Returns whether there was a file to delete. */
  remove(path: string): boolean
  /** Deletes the folders of the given files that are now empty. */
  removeEmptyFolders(files: Iterable<string>): void
}

/** Creates the places in `root`, an absolute path. Every folder is examined once. */
export function createOutputPlaces(root: string, claims: OutputClaims): OutputPlaces {
  const folders = new Set([''])
  /** Folders that did not exist. */
  const missing = new Set<string>()
  /** Folders that were created here, so that they contain only our files. */
  const made = new Set<string>()

  /** Does the same as `openFolder` without creating or deleting anything. */
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

  /** Finds a file in a folder that must stay, so that the folder cannot be replaced by a file. */
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

  /** Ensures that a folder exists and is not a link. */
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
    // Also in a folder that was just created: this finds names that the file system does not accept.
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
    if (stats === undefined) return undefined
    if (stats.isDirectory()) return clearFolder(path)
    if (!claims.isOurs(path)) return { path, isWritten: false }
    if (!stats.isFile()) unlinkSync(join(root, path))
    return undefined
  }

  /** Deletes a folder of an earlier build where this one needs a file. */
  function clearFolder(folder: string): Obstacle | undefined {
    // On a disk that ignores case, this build may have created it for other files.
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
    reaches: (path) => isReached(toFolder(path)),
    clear: (path) => openFolder(toFolder(path)) ?? clearForFile(path),
    remove(path) {
      try {
        if (!isReached(toFolder(path))) return false
        const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
        if (stats === undefined || stats.isDirectory()) return false
      } catch (error) {
        if (findNameProblem(error) !== undefined) return false
        throw error
      }
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

/** Clears the place of one file. Returns why that isn't possible. */
export function clearPlace(places: OutputPlaces, path: string): OutputProblem | undefined {
  try {
    return toObstacleProblem(places.clear(path))
  } catch (error) {
    const problem = findNameProblem(error)
    if (problem === undefined) throw error
    return problem
  }
}
