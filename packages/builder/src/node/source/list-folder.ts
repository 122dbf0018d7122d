import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE_TAG } from '../cache/make-cache-folder.ts'
import { findRealPath } from '../find-real-path.ts'
import { isInside } from '../is-inside.ts'
import { isSafePath } from '../is-safe-path.ts'
import { MARKER_FILE, readMarker } from '../output/output-marker.ts'

/** A file below a folder. */
export interface ListedFile {
  /** Relative to the folder, with `/`. */
  path: string
  /** Absolute, links resolved. */
  realPath: string
  /** In bytes. */
  size: number
  /** Modification time in milliseconds. */
  modified: number
  /** The time of the last change, of the file or of what is known about it, in milliseconds. */
  changed: number
}

/** An entry that could be part of the site but is not read. */
export interface SkippedEntry {
  path: string
  code: 'source/link-leads-out' | 'source/unreadable' | 'source/back-slash'
}

export interface FolderListing {
  /** In no particular order. */
  files: ListedFile[]
  skipped: SkippedEntry[]
}

/** Folders (or, for `.git`, files) that never belong to a site. */
const SKIPPED_NAMES = new Set(['node_modules', '.git', '.spearmint'])

/**
 * Lists every file in `root` (absolute, links resolved) and its folders, including hidden files.
 *
 * Ignored without a report: `node_modules`, `.git`, `.spearmint`, the folder or file `exclude`, caches, and folders that a build
 * wrote, so that a site never publishes its own output. Links are followed only to targets in `root`. A linked folder is
 * also listed under the name of the link, but links inside it are not followed to other folders, so the list is finite.
 */
export function listFolder(root: string, exclude?: string): FolderListing {
  const listing: FolderListing = { files: [], skipped: [] }

  function visitFolder(real: string, prefix: string, isLinked: boolean): void {
    let entries: Dirent[]
    try {
      entries = readdirSync(real, { withFileTypes: true })
    } catch {
      listing.skipped.push({ path: prefix.slice(0, -1), code: 'source/unreadable' })
      return
    }
    if (prefix !== '' && (isBuiltSite(real, entries) || entries.some(({ name }) => name === CACHE_TAG))) return
    for (const entry of entries) if (!SKIPPED_NAMES.has(entry.name)) visitEntry(entry, real, prefix, isLinked)
  }

  function visitEntry(entry: Dirent, folder: string, prefix: string, isLinked: boolean): void {
    const path = prefix + entry.name
    const real = join(folder, entry.name)
    if (entry.isSymbolicLink()) {
      visitLink(real, path, folder, isLinked)
    } else if (entry.isDirectory()) {
      if (real !== exclude) visitFolder(real, `${path}/`, isLinked)
    } else if (entry.isFile()) {
      if (real !== exclude) addFile(real, path)
    } else {
      // A named pipe, a socket or a device.
      listing.skipped.push({ path, code: 'source/unreadable' })
    }
  }

  function visitLink(link: string, path: string, folder: string, isLinked: boolean): void {
    const real = findRealPath(link)
    const stats = real === undefined ? undefined : statSync(real, { throwIfNoEntry: false })
    if (real === undefined || stats === undefined) {
      listing.skipped.push({ path, code: 'source/unreadable' })
    } else if (!isInside(root, real)) {
      listing.skipped.push({ path, code: 'source/link-leads-out' })
    } else if (stats.isFile()) {
      addFile(real, path)
    } else if (stats.isDirectory() && !isLinked && !isInside(real, folder) && real !== exclude) {
      visitFolder(real, `${path}/`, true)
    }
  }

  function addFile(real: string, path: string): void {
    const stats = lstatSync(real, { throwIfNoEntry: false })
    if (!isSafePath(path)) listing.skipped.push({ path, code: 'source/back-slash' })
    else if (stats === undefined) listing.skipped.push({ path, code: 'source/unreadable' })
    else {
      const { size, mtimeMs: modified, ctimeMs: changed } = stats
      listing.files.push({ path, realPath: real, size, modified, changed })
    }
  }

  visitFolder(root, '', false)
  return listing
}

function isBuiltSite(folder: string, entries: readonly Dirent[]): boolean {
  return entries.some((entry) => entry.name === MARKER_FILE) && readMarker(folder) !== undefined
}
