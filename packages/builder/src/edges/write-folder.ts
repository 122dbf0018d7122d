import { copyFileSync, lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Diagnostic } from '@spearmint/config'
import type { OutputFolder } from '../model/folders.ts'
import { checkOutput } from './check-output.ts'
import { compareCodePoints } from './compare-code-points.ts'
import { EdgeError } from './edge-error.ts'
import { findErrorCode } from './find-error-code.ts'
import { findRealPath } from './find-real-path.ts'
import { holdsBytes, holdsSameBytes } from './holds-bytes.ts'
import { isInside } from './is-inside.ts'
import { isSafePath } from './is-safe-path.ts'
import { type GrowingFile, openGrowingFile } from './open-growing-file.ts'
import { type OutputLedger, openLedger } from './output-ledger.ts'
import { MARKER_FILE, type OutputMarker } from './output-marker.ts'
import { createOutputPlaces, type OutputPlaces } from './output-places.ts'
import { type OutputProblem, toOutputDiagnostic } from './output-problem.ts'

export interface OutputFolderOptions {
  /** The site's folder: what `copy` reads from. */
  from: string
  /** Version of Spearmint, for the marker. */
  version: string
  /** URL path below which the site is to be served, for the marker. */
  base: string
}

/** An output folder on the disk, which also tells what could not be written. */
export interface DiskOutputFolder extends OutputFolder {
  diagnostics(): Diagnostic[]
}

/** What opening the folder for the first write gives. */
interface OpenedOutput {
  ledger: OutputLedger
  places: OutputPlaces
}

/** Error codes that speak against the name of one file, not against the disk. */
const NAME_ERRORS = new Set(['ENAMETOOLONG', 'EINVAL', 'EILSEQ'])

/**
 * Opens the folder a site is written to. Nothing is touched before the first write.
 *
 * Rules: an existing folder is used only if an earlier build made it or it is empty. Only files that a build wrote are
 * ever replaced or deleted; the marker file `.spearmint` lists them. No link inside the folder is followed. A build that
 * is killed leaves a folder that the next one brings in order (see `OutputLedger`). Files that already hold the right
 * bytes are not written again, so their times stay. A file that cannot be placed is left out and reported by
 * `diagnostics`; it never stops the build.
 *
 * @throws {OutputRefused} when the folder is not ours to write
 * @throws {EdgeError} (from its methods) when the disk fails: full, read-only, no permission
 */
export function openOutputFolder(dir: string, options: OutputFolderOptions): DiskOutputFolder {
  const root = checkOutput(dir, options.from)
  const source = findRealPath(resolve(options.from)) ?? resolve(options.from)
  const sizes = new Map<string, number>()
  const writtenByKey = new Map<string, string>()
  /** A file that could not be placed is undefined: it is reported once. */
  const growing = new Map<string, GrowingFile | undefined>()
  const diagnostics: Diagnostic[] = []
  let opened: OpenedOutput | undefined

  function open(): OpenedOutput {
    if (opened === undefined) {
      mkdirSync(root, { recursive: true })
      const ledger = openLedger(root, toMarker([]))
      const oursByKey = new Map([...ledger.files()].map((path) => [toKey(path), path]))
      const isWritten = (path: string) => sizes.has(path) || isAliasIn(writtenByKey, path)
      const isOurs = (path: string) => ledger.has(path) || isWritten(path) || isAliasIn(oursByKey, path)
      opened = { ledger, places: createOutputPlaces(root, { isOurs, isWritten }) }
    }
    return opened
  }

  function toMarker(files: Iterable<string>): OutputMarker {
    const { version, base } = options
    return { tool: 'spearmint', version, base, files: [...files].sort(compareCodePoints) }
  }

  /** Puts one file in its place. `put` writes it to an absolute path and returns its size in bytes. */
  function place(path: string, origin: string | undefined, put: (target: string) => number): void {
    const report = (problem: OutputProblem) => diagnostics.push(toOutputDiagnostic(problem, path, origin))
    if (!isSafePath(path) || path.startsWith(MARKER_FILE)) return void report({ kind: 'unsafe-path' })
    try {
      const { ledger, places } = open()
      const obstacle = places.clear(path)
      if (obstacle !== undefined) {
        return void report({ kind: obstacle.isWritten ? 'file-folder-clash' : 'foreign-file', other: obstacle.path })
      }
      const key = toKey(path)
      const other = writtenByKey.get(key)
      if (other !== undefined) report(other === path ? { kind: 'written-twice' } : { kind: 'case-clash', other })
      ledger.claim(path)
      sizes.set(path, put(join(root, path)))
      writtenByKey.set(key, path)
    } catch (error) {
      const code = findErrorCode(error)
      if (code === undefined || !NAME_ERRORS.has(code)) throw toFailure(error, `write "${path}" in "${dir}"`)
      report({ kind: 'unwritable-name', reason: code })
    }
  }

  /** Whether the disk ignores case, so that the file is also there under another spelling of its path. */
  function isAliasIn(known: ReadonlyMap<string, string>, path: string): boolean {
    const other = known.get(toKey(path))
    return other !== undefined && other !== path && isSameFile(join(root, path), join(root, other))
  }

  return {
    write(path, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      place(path, undefined, (target) => {
        if (!holdsBytes(target, bytes)) writeFileSync(target, bytes)
        return bytes.byteLength
      })
    },
    append(path, content) {
      if (!growing.has(path)) {
        let file: GrowingFile | undefined
        place(path, undefined, (target) => {
          file = openGrowingFile(target)
          return 0
        })
        growing.set(path, file)
      }
      try {
        growing.get(path)?.append(Buffer.from(content))
      } catch (error) {
        throw toFailure(error, `write "${path}" in "${dir}"`)
      }
    },
    copy(path, from) {
      const origin = isSafePath(from) ? findRealPath(join(source, from)) : undefined
      if (origin === undefined || !isInside(source, origin)) {
        throw new EdgeError('source/outside', `Cannot copy "${from}": it lies outside the site's folder.`)
      }
      place(path, from, (target) => {
        if (!holdsSameBytes(origin, target)) copyFileSync(origin, target)
        return statSync(target).size
      })
    },
    finish() {
      try {
        for (const [path, file] of growing) if (file !== undefined) sizes.set(path, file.close())
        growing.clear()
        const { ledger, places } = open()
        const stale = [...ledger.files()].filter((path) => !sizes.has(path) && !isAliasIn(writtenByKey, path))
        places.removeEmptyFolders(stale.filter((path) => places.remove(path)))
        ledger.settle(toMarker(sizes.keys()))
      } catch (error) {
        throw toFailure(error, `finish "${dir}"`)
      }
      return { files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }
    },
    diagnostics: () => [...diagnostics],
  }
}

/** Two paths with one key are one file on disks that ignore case and Unicode composition. */
function toKey(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

function isSameFile(path: string, other: string): boolean {
  const [stats, otherStats] = [path, other].map((file) => lstatSync(file, { throwIfNoEntry: false }))
  return stats !== undefined && stats.ino === otherStats?.ino && stats.dev === otherStats.dev
}

/** A failed system call is not a bug: it becomes an error that the command line explains. Anything else stays. */
function toFailure(error: unknown, action: string): unknown {
  const code = findErrorCode(error)
  if (code === undefined || error instanceof EdgeError) return error
  return new EdgeError('output/failed', `Cannot ${action}: ${(error as Error).message}.`, [], error)
}
