import { lstatSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { SourceFolder } from '../../core/index.ts'
import { CONFIG_FILES } from '../../site/index.ts'
import { SOURCE_CODES } from '../codes.ts'
import { compareCodePoints } from '../compare-code-points.ts'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { IoError } from '../operational-error.ts'
import { readRegularFile, readStartOfFile } from '../read-regular-file.ts'
import { createFileHasher } from './create-file-hasher.ts'
import { type ListedFile, listFolder, type SkippedEntry } from './list-folder.ts'
import { toUnreadableDiagnostic } from './to-unreadable-diagnostic.ts'

/** A folder on the disk. It also reports what it doesn't read. */
export interface DiskSourceFolder extends SourceFolder {
  diagnostics(): Diagnostic[]
}

/** Some disks store times in steps of this many milliseconds: two changes within one may leave the same time. */
const CLOCK_TICK = 2_000

/** There is no such file, or now something else is in its place. */
const IS_GONE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENXIO', 'EINVAL'])

/**
 * Opens the folder a site is read from. The folder is listed once, on first access. A file that is not in the list (see
 * {@link listFolder}) does not exist for the build, and neither does another spelling of a name on disks that ignore case.
 *
 * A listed file that cannot be read does not exist either, and is reported: it costs the site no other file.
 *
 * @param exclude - The output folder or file of a build, which may be inside. Folders with a built site are always excluded.
 * @param readFile - Reads a file, given its absolute path, or throws the error of the system call.
 * @throws {IoError} (from its methods) when one of {@link REQUIRED} cannot be read
 */
export function openSourceFolder(dir: string, exclude?: string, readFile = readRegularFile): DiskSourceFolder {
  const hashFile = createFileHasher()
  /** Diagnostics of the files that could not be read, by path. */
  const unreadable = new Map<string, Diagnostic>()
  let opened:
    | { files: Map<string, Omit<ListedFile, 'path'>>; skipped: SkippedEntry[]; isSettled: (changed: number) => boolean }
    | undefined

  function listFiles() {
    const root = findRealPath(resolve(dir)) ?? resolve(dir)
    return listFolder(root, exclude === undefined ? undefined : findRealPath(resolve(exclude)))
  }

  function open() {
    if (opened === undefined) {
      const settled = Date.now() - CLOCK_TICK
      const { files, skipped } = listFiles()
      if (!files.some(({ path }) => path === IGNORE_FILE)) checkIgnoreFile(dir)
      files.sort((a, b) => compareCodePoints(a.path, b.path))
      skipped.sort((a, b) => compareCodePoints(a.path, b.path))
      const byPath = new Map(files.map(({ path, ...file }) => [path, file]))
      opened = { files: byPath, skipped, isSettled: (changed) => changed < settled }
    }
    return opened
  }

  function read<T>(path: string, readAt: (path: string) => T): T | undefined {
    const file = open().files.get(path)
    // It may have been replaced since the folder was listed, by a link that leads out for example.
    if (file === undefined || findRealPath(file.realPath) !== file.realPath) return undefined
    try {
      return readAt(file.realPath)
    } catch (error) {
      const code = findErrorCode(error) ?? String(error)
      if (IS_GONE.has(code)) return undefined
      if (REQUIRED.has(path)) throw new IoError('source/unreadable', `Cannot read "${path}" (${code}).`, [], error)
      unreadable.set(path, toUnreadableDiagnostic(path, code))
      return undefined
    }
  }

  return {
    name: basename(resolve(dir)),
    list() {
      const { files, isSettled } = open()
      return [...files].map(([path, { size, modified, changed }]) => ({
        path,
        size,
        modified,
        changed: isSettled(changed) ? changed : undefined,
      }))
    },
    readText: (path) => read(path, (at) => readFile(at).toString()),
    readBytes: (path) => read(path, (at) => readFile(at)),
    readStart: (path, length) => read(path, (at) => readStartOfFile(at, length)),
    hash: (path) => read(path, hashFile),
    isAsListed() {
      const { files } = open()
      const now = listFiles().files
      const isSame = ({ path, size, modified }: (typeof now)[number]) => {
        const listed = files.get(path)
        return listed?.size === size && listed.modified === modified
      }
      return now.length === files.size && now.every(isSame)
    },
    diagnostics: () => [...open().skipped.map(toSkippedDiagnostic), ...unreadable.values()],
  }
}

/** Lists what is not published. A site without it would publish drafts. */
const IGNORE_FILE = '.mintignore'

/** Files without which nothing can be built. */
const REQUIRED = new Set<string>([...CONFIG_FILES, IGNORE_FILE])

/** @throws {IoError} if something is there that isn't a readable file */
function checkIgnoreFile(dir: string): void {
  if (lstatSync(join(dir, IGNORE_FILE), { throwIfNoEntry: false }) === undefined) return
  throw new IoError('source/unreadable', `Cannot read "${IGNORE_FILE}": it is not a file of the site's folder.`, [
    `Replace it with a file, or delete it.`,
  ])
}

/** Message and suggestion by code. */
const TEXTS = {
  'source/link-leads-out': (path) => [
    `"${path}" is a link to a file outside the site's folder, so it is not published.`,
    'Copy the file into the folder, or delete the link.',
  ],
  'source/unreadable': (path) => [
    `"${path}" cannot be read, so it is not published.`,
    'Fix the link or the permissions, or delete it.',
  ],
  'source/back-slash': (path) => [
    path.includes('\\')
      ? `"${path}" has a backslash in its name, which a URL path cannot contain, so it is not published.`
      : `"${path}" starts with a letter and a colon, which is a drive on Windows, so it is not published.`,
    'Rename the file.',
  ],
} satisfies Record<SkippedEntry['code'], (path: string) => [message: string, suggestion: string]>

function toSkippedDiagnostic({ path, code }: SkippedEntry): Diagnostic {
  const [message, suggestion] = TEXTS[code](path)
  return toDiagnostic(SOURCE_CODES, { code, message, file: path, suggestions: [suggestion] })
}
