import { copyFileSync, lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Diagnostic } from '@spearmint/config'
import type { OutputFolder, StampedFile } from '../../core/index.ts'
import { type GrowingFile, openGrowingFile } from '../cache/open-growing-file.ts'
import { EdgeError } from '../edge-error.ts'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { isInside } from '../is-inside.ts'
import { compareCodePoints } from '../source/compare-code-points.ts'
import { isSafePath } from '../source/is-safe-path.ts'
import { checkOutput } from './check-output.ts'
import { createWrittenFiles, toKey } from './create-written-files.ts'
import { holdsBytes, holdsSameBytes } from './holds-bytes.ts'
import { type OutputLedger, openLedger } from './output-ledger.ts'
import { MARKER_FILE, type OutputMarker } from './output-marker.ts'
import { createOutputPlaces, type Obstacle, type OutputPlaces } from './output-places.ts'
import { type OutputProblem, toOutputDiagnostic } from './output-problem.ts'
import { type StagedFiles, stageFiles } from './stage-files.ts'
import { toOutputFailure } from './to-output-failure.ts'

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
  /** Ends a build that failed: the folder is left as it was. */
  discard(): void
}

/** What opening the folder for the first write gives. */
interface OpenedOutput {
  ledger: OutputLedger
  places: OutputPlaces
  staged: StagedFiles
}

/** The place of one file: what stands there now, and where to write what is to replace it. Both absolute. */
interface FilePlace {
  /** Undefined when there is no file to compare with. */
  old: string | undefined
  /** Called for a file that changes. */
  toDraft(): string
}

/** Error codes that speak against the name of one file, not against the disk. */
const NAME_ERRORS = new Set(['ENAMETOOLONG', 'EINVAL', 'EILSEQ'])

/**
 * Opens the folder a site is written to. Nothing is touched before the first write.
 *
 * Rules: an existing folder is used only if an earlier build made it or it is empty. Only files that a build wrote are
 * ever replaced or deleted; the marker file `.spearmint` lists them. No link inside the folder is followed. Files that
 * already hold the right bytes are not written again, so their times stay. A file that cannot be placed is left out and
 * reported by `diagnostics`; it never stops the build.
 *
 * New files are written apart (see `StagedFiles`) and put in place by `finish`, so a build that fails before leaves the
 * folder as it was. One that is killed leaves a folder that the next one brings in order (see `OutputLedger`).
 *
 * @throws {OutputRefused} when the folder is not ours to write
 * @throws {EdgeError} (from its methods) when the disk fails: full, read-only, no permission
 */
export function openOutputFolder(dir: string, options: OutputFolderOptions): DiskOutputFolder {
  const root = checkOutput(dir, options.from)
  const source = findRealPath(resolve(options.from)) ?? resolve(options.from)
  const written = createWrittenFiles()
  /** A file that could not be placed is undefined: it is reported once. */
  const growing = new Map<string, GrowingFile | undefined>()
  const diagnostics: Diagnostic[] = []
  let opened: OpenedOutput | undefined

  function open(): OpenedOutput {
    if (opened === undefined) {
      mkdirSync(root, { recursive: true })
      const ledger = openLedger(root, toMarker([]))
      const oursByKey = new Map([...ledger.files()].map((path) => [toKey(path), path]))
      const isWritten = (path: string) => written.has(path) || isAlias(path, written.findSameName(path))
      const isOurs = (path: string) => ledger.has(path) || isWritten(path) || isAlias(path, oursByKey.get(toKey(path)))
      opened = { ledger, places: createOutputPlaces(root, { isOurs, isWritten }), staged: stageFiles(root) }
    }
    return opened
  }

  function toMarker(files: Iterable<string>): OutputMarker {
    const { version, base } = options
    return { tool: 'spearmint', version, base, files: [...files].sort(compareCodePoints) }
  }

  /** Does something with the folder. `action` says what, for the error when the disk fails. */
  function attempt<T>(action: string, run: () => T): T {
    try {
      return run()
    } catch (error) {
      throw toOutputFailure(error, { action, dir, root })
    }
  }

  /** Writes one file for its place. `write` is told the place and returns the size of the file in bytes. */
  function place(path: string, origin: string | undefined, write: (place: FilePlace) => number): void {
    const report = (problem: OutputProblem) => diagnostics.push(toOutputDiagnostic(problem, path, origin))
    if (!isSafePath(path) || path.startsWith(MARKER_FILE)) return void report({ kind: 'unsafe-path' })
    try {
      const { places, staged } = open()
      const clash = written.findClash(path)
      if (clash !== undefined) return void report({ kind: 'file-folder-clash', other: clash })
      const found = places.look(path)
      if (typeof found === 'object') return void report(toObstacleProblem(found))
      const other = written.findSameName(path)
      if (other !== undefined) report(other === path ? { kind: 'written-twice' } : { kind: 'case-clash', other })
      staged.drop(path)
      const old = found === 'file' ? join(root, path) : undefined
      written.add(path, write({ old, toDraft: () => staged.add(path) }))
    } catch (error) {
      if (!isNameError(error)) throw toOutputFailure(error, { action: `write "${path}" in`, dir, root })
      report({ kind: 'unwritable-name', reason: String(findErrorCode(error)) })
    }
  }

  /** Makes the folders for all new files and clears their places. What cannot be placed after all is left out. */
  function clearPlaces({ places, staged }: OpenedOutput): void {
    for (const path of [...staged.paths()]) {
      const problem = findPlaceProblem(places, path)
      if (problem === undefined) continue
      diagnostics.push(toOutputDiagnostic(problem, path, undefined))
      staged.drop(path)
      written.drop(path)
    }
  }

  /** Whether the disk ignores case, so that the file is also there under another spelling of its path. */
  function isAlias(path: string, other: string | undefined): boolean {
    return other !== undefined && other !== path && isSameFile(join(root, path), join(root, other))
  }

  return {
    write(path, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      place(path, undefined, ({ old, toDraft }) => {
        if (old === undefined || !holdsBytes(old, bytes)) writeFileSync(toDraft(), bytes)
        return bytes.byteLength
      })
    },
    append(path, content) {
      if (!growing.has(path)) {
        let file: GrowingFile | undefined
        place(path, undefined, ({ old, toDraft }) => {
          file = openGrowingFile(old, toDraft)
          return 0
        })
        growing.set(path, file)
      }
      attempt(`write "${path}" in`, () => growing.get(path)?.append(Buffer.from(content)))
    },
    copy(path, from) {
      const origin = isSafePath(from) ? findRealPath(join(source, from)) : undefined
      if (origin === undefined || !isInside(source, origin)) {
        throw new EdgeError('source/outside', `Cannot copy "${from}": it lies outside the site's folder.`)
      }
      place(path, from, ({ old, toDraft }) => {
        if (old === undefined || !holdsSameBytes(origin, old)) copyFileSync(origin, toDraft())
        return statSync(origin).size
      })
    },
    reuse: (files) =>
      attempt('look into', () => {
        const { ledger, places } = open()
        const isSame = files.every(
          ([path, stamp]) =>
            isSafePath(path) &&
            ledger.has(path) &&
            !written.has(path) &&
            places.look(path) === 'file' &&
            toStamp(join(root, path)) === stamp,
        )
        if (isSame) for (const [path, stamp] of files) written.add(path, Number.parseInt(stamp, 10))
        return isSame
      }),
    listStamps: () =>
      attempt('look into', () =>
        [...written.paths()].flatMap((path): StampedFile[] => {
          const stamp = toStamp(join(root, path))
          return stamp === undefined ? [] : [[path, stamp]]
        }),
      ),
    finish: () =>
      attempt('finish', () => {
        for (const [path, file] of growing) if (file !== undefined) written.add(path, file.close())
        growing.clear()
        const output = open()
        const { ledger, places, staged } = output
        clearPlaces(output)
        const marker = toMarker(written.paths())
        ledger.claim(staged.paths(), marker)
        for (const path of [...staged.paths()]) staged.put(path)
        const stale = [...ledger.files()].filter(
          (path) => !written.has(path) && !isAlias(path, written.findSameName(path)),
        )
        places.removeEmptyFolders(stale.filter((path) => places.remove(path)))
        staged.discard()
        ledger.settle(marker)
        return written.count()
      }),
    diagnostics: () => [...diagnostics],
    discard() {
      if (opened === undefined) return
      try {
        opened.places.removeEmptyFolders(opened.staged.paths())
        opened.staged.discard()
      } catch {
        // The next build deletes it. What is to be told is why this one failed.
      }
    },
  }
}

/** Clears the place of one file and tells why that is not possible. */
function findPlaceProblem(places: OutputPlaces, path: string): OutputProblem | undefined {
  try {
    const obstacle = places.clear(path)
    return obstacle && toObstacleProblem(obstacle)
  } catch (error) {
    if (!isNameError(error)) throw error
    return { kind: 'unwritable-name', reason: String(findErrorCode(error)) }
  }
}

function toObstacleProblem({ path, isWritten }: Obstacle): OutputProblem {
  return { kind: isWritten ? 'file-folder-clash' : 'foreign-file', other: path }
}

/** Size and time of the last change: a file that was written since has another one. */
function toStamp(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? `${stats.size} ${stats.mtimeMs}` : undefined
}

function isNameError(error: unknown): boolean {
  return NAME_ERRORS.has(findErrorCode(error) ?? '')
}

function isSameFile(path: string, other: string): boolean {
  const [stats, otherStats] = [path, other].map((file) => lstatSync(file, { throwIfNoEntry: false }))
  return stats !== undefined && stats.ino === otherStats?.ino && stats.dev === otherStats.dev
}
