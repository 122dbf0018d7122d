import { copyFileSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { HostFacts, OutputFolder, StampedFile } from '../../core/index.ts'
import { compareCodePoints } from '../compare-code-points.ts'
import { findRealPath } from '../find-real-path.ts'
import { isFile } from '../is-file.ts'
import { isInside } from '../is-inside.ts'
import { isSafePath } from '../is-safe-path.ts'
import { makeFolders } from '../make-folders.ts'
import { IoError } from '../operational-error.ts'
import { checkReadable } from '../source/to-unreadable-diagnostic.ts'
import { createCaseClashes } from './case-clashes.ts'
import { type GrowingFile, openGrowingFile } from './growing-file.ts'
import { hasBytes, hasSameBytes } from './has-bytes.ts'
import { createOutputClaims, type OutputClaims } from './output-claims.ts'
import { type OutputLedger, openLedger } from './output-ledger.ts'
import { lockOutput } from './output-lock.ts'
import { MARKER_FILE, type OutputMarker } from './output-marker.ts'
import { clearPlace, createOutputPlaces, type OutputPlaces } from './output-places.ts'
import { findNameProblem, type OutputProblem, toObstacleProblem, toOutputDiagnostic } from './output-problem.ts'
import { precompress } from './precompress.ts'
import { resolveOutputRoot } from './resolve-output-root.ts'
import { type StagedFiles, stageFiles } from './stage-files.ts'
import { toOutputError } from './to-output-error.ts'
import { createWrittenFiles } from './written-files.ts'

export interface OutputFolderOptions {
  /** The site's folder: what `copy` reads from. */
  from: string
  /** Version of Spearmint, for the marker. */
  version: string
  /** URL path under which the site will be served, for the marker. */
  base: string
  /** Whether to write compressed files beside text files. Default: no. */
  precompress?: boolean | undefined
}

/** What the first write opens. */
interface OpenedOutput {
  ledger: OutputLedger
  claims: OutputClaims
  places: OutputPlaces
  staged: StagedFiles
}

/** Where to write one file. Both paths are absolute. */
interface FilePlace {
  /** The file of an earlier build to compare with; undefined when there is none. */
  old: string | undefined
  /** Gives the path to write the new content to. Called only when the content changes. */
  toDraft(): string
}

/**
 * The folder a site is written to.
 *
 * - An existing folder is used only if it is empty or an earlier build wrote it. The marker file `.spearmint` lists the
 *   files that builds wrote; no other file is ever replaced or deleted. No link inside the folder is followed.
 * - A file that already has the right content is not written again, so it keeps its modification time.
 * - A file that can't be placed is left out and reported by `diagnostics`. It doesn't stop the build.
 * - New files are staged (see {@link StagedFiles}) until `finish` moves them into place, so a build that fails before
 *   leaves the folder unchanged. After one that is killed, the next build cleans up (see {@link OutputLedger}).
 *
 * Methods throw an {@link IoError} when the disk fails: it is full or read-only, or permissions are missing.
 */
export class DiskOutputFolder implements OutputFolder {
  /** The folder as the user wrote it, for messages. */
  readonly #dir: string
  /** The same, absolute, links resolved. */
  readonly #root: string
  /** The site's folder, absolute, links resolved. */
  readonly #source: string
  readonly #options: OutputFolderOptions
  readonly #written = createWrittenFiles()
  /** Files that `append` writes. A file that can't be placed is undefined: it is reported only once. */
  readonly #growing = new Map<string, GrowingFile | undefined>()
  readonly #caseClashes = createCaseClashes()
  readonly #diagnostics: Diagnostic[] = []
  /** Undefined until the first write: nothing is touched before. */
  #opened: OpenedOutput | undefined
  #release: (() => void) | undefined
  /** The files that `finish` moved into place: new ones, and those with other content than before. */
  changed: readonly string[] = []

  /** @throws {IoError} when Spearmint may not write to the folder */
  constructor(dir: string, options: OutputFolderOptions) {
    this.#dir = dir
    this.#root = resolveOutputRoot(dir, options.from)
    this.#source = findRealPath(resolve(options.from)) ?? resolve(options.from)
    this.#options = options
  }

  /**
   * Keeps other builds from writing to the folder until `unlock` is called. Creates the folder, so that one that cannot be
   * written fails before anything is built.
   * @throws {IoError} if another build is writing to the folder, or nobody can
   */
  lock(): void {
    this.#attempt('write to', () => {
      this.#release = lockOutput(this.#root, this.#dir)
    })
  }

  unlock(): void {
    this.#release?.()
    this.#release = undefined
  }

  // Properties, so that they can be passed on without the object.
  readonly write = (path: string, content: string | Uint8Array, source?: string): void => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    this.#place(path, source, ({ old, toDraft }) => {
      if (old === undefined || !hasBytes(old, bytes)) writeFileSync(toDraft(), bytes)
      return bytes.byteLength
    })
  }

  readonly append = (path: string, content: string): void => {
    if (!this.#growing.has(path)) {
      let file: GrowingFile | undefined
      this.#place(path, undefined, ({ old, toDraft }) => {
        file = openGrowingFile(old, toDraft)
        return 0
      })
      this.#growing.set(path, file)
    }
    this.#attempt(`write "${path}" in`, () => this.#growing.get(path)?.append(Buffer.from(content)))
  }

  readonly copy = (path: string, from: string): void => {
    const origin = isSafePath(from) ? findRealPath(join(this.#source, from)) : undefined
    if (origin === undefined || !isInside(this.#source, origin)) {
      throw new IoError('source/outside', `Cannot copy "${from}": it is outside the site's folder.`)
    }
    if (!isFile(origin)) throw new IoError('source/unreadable', `Cannot copy "${from}": it is no longer a file.`)
    const unreadable = checkReadable(origin, from)
    if (unreadable !== undefined) {
      this.#diagnostics.push(unreadable)
      return
    }
    this.#place(path, from, ({ old, toDraft }) => {
      if (old === undefined || !hasSameBytes(origin, old)) copyFileSync(origin, toDraft())
      return statSync(origin).size
    })
  }

  reuse(files: readonly StampedFile[]): boolean {
    return this.#attempt('read', () => {
      const { ledger, places } = this.#open()
      const isUnchanged = files.every(
        ([path, stamp]) =>
          isSafePath(path) &&
          ledger.has(path) &&
          !this.#written.has(path) &&
          places.reaches(path) &&
          readStamp(join(this.#root, path)) === stamp,
      )
      if (isUnchanged) for (const [path, stamp] of files) this.#written.add(path, Number.parseInt(stamp, 10))
      return isUnchanged
    })
  }

  listStamps(): StampedFile[] {
    return this.#attempt('read', () =>
      [...this.#written.paths()].flatMap((path): StampedFile[] => {
        // The next build writes the file again, so that it reports the clash.
        const stamp = this.#caseClashes.has(path) ? undefined : readStamp(join(this.#root, path))
        return stamp === undefined ? [] : [[path, stamp]]
      }),
    )
  }

  finish(facts?: HostFacts): { files: number; bytes: number } {
    return this.#attempt('finish', () => {
      for (const [path, file] of this.#growing) if (file !== undefined) this.#written.add(path, file.close())
      this.#growing.clear()
      if (this.#options.precompress) {
        const read = (path: string) => readFileSync(this.#open().staged.find(path) ?? join(this.#root, path))
        precompress([...this.#written.paths()], read, this.write)
      }
      const { ledger, claims, places, staged } = this.#open()
      this.#clearPlaces()
      const marker = this.#toMarker(this.#written.paths(), facts)
      // From here to `settle` the journal names every file of the folder that is ours, whenever the process is killed.
      ledger.claim(staged.paths(), marker)
      this.changed = [...staged.paths()].sort(compareCodePoints)
      for (const path of this.changed) staged.put(path)
      const stale = [...ledger.files()].filter((path) => !claims.isWritten(path))
      places.removeEmptyFolders(stale.filter((path) => places.remove(path)))
      staged.discard()
      ledger.settle(marker)
      return this.#written.count()
    })
  }

  /** Lists the files that could not be written. */
  diagnostics(): Diagnostic[] {
    return [...this.#diagnostics]
  }

  /** Ends a build that failed. The folder is left as it was. */
  discard(): void {
    if (this.#opened === undefined) return
    const { places, staged } = this.#opened
    try {
      places.removeEmptyFolders(staged.paths())
      staged.discard()
    } catch {
      // The next build deletes it. The user needs to know why this build failed.
    }
  }

  #open(): OpenedOutput {
    if (this.#opened === undefined) {
      const root = this.#root
      makeFolders(root)
      const ledger = openLedger(root, this.#toMarker([]))
      const claims = createOutputClaims(root, ledger, this.#written)
      this.#opened = { ledger, claims, places: createOutputPlaces(root, claims), staged: stageFiles(root) }
    }
    return this.#opened
  }

  /** Stages one file. `write` writes it to the given place and returns its size in bytes. */
  #place(path: string, origin: string | undefined, write: (place: FilePlace) => number): void {
    if (!isSafePath(path) || path.startsWith(MARKER_FILE)) {
      this.#report({ code: 'output/unsafe-path' }, path, origin)
      return
    }
    try {
      const { places, staged } = this.#open()
      const found = places.look(path)
      const problem = this.#findClash(path) ?? toObstacleProblem(found)
      if (problem !== undefined) {
        this.#report(problem, path, origin)
        return
      }
      const other = this.#written.findSameName(path)
      if (other === path) this.#report({ code: 'output/written-twice' }, path, origin)
      else if (other !== undefined) this.#diagnostics.push(...this.#caseClashes.report(other, path, origin))
      if (origin !== undefined) this.#caseClashes.setOrigin(path, origin)
      staged.drop(path)
      // On a disk that ignores case, the old file of a name that clashes is replaced by the other one.
      const isOwn = other === undefined || other === path
      const old = found === 'file' && isOwn ? join(this.#root, path) : undefined
      this.#written.add(path, write({ old, toDraft: () => staged.add(path) }))
    } catch (error) {
      const problem = findNameProblem(error)
      if (problem === undefined) throw this.#toError(error, `write "${path}" in`)
      this.#report(problem, path, origin)
    }
  }

  #findClash(path: string): OutputProblem | undefined {
    const other = this.#written.findClash(path)
    return other === undefined ? undefined : { code: 'output/file-folder-clash', other }
  }

  /** Creates the folders of all staged files and clears their places. Leaves out a file that can't be placed after all. */
  #clearPlaces(): void {
    const { places, staged } = this.#open()
    for (const path of [...staged.paths()]) {
      const problem = clearPlace(places, path)
      if (problem === undefined) continue
      this.#report(problem, path)
      staged.drop(path)
      this.#written.drop(path)
    }
  }

  #report(problem: OutputProblem, path: string, origin?: string): void {
    this.#diagnostics.push(toOutputDiagnostic(problem, path, origin))
  }

  #toMarker(files: Iterable<string>, host?: HostFacts): OutputMarker {
    const { version, base } = this.#options
    return { tool: 'spearmint', version, base, ...(host && { host }), files: [...files].sort(compareCodePoints) }
  }

  /** Runs a disk operation. `action` names it, for the message when it fails. */
  #attempt<T>(action: string, run: () => T): T {
    try {
      return run()
    } catch (error) {
      throw this.#toError(error, action)
    }
  }

  #toError(error: unknown, action: string): unknown {
    return toOutputError(error, { action, dir: this.#dir, root: this.#root })
  }
}

/** Size and modification time: they differ for a file that was written since. */
function readStamp(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? `${stats.size} ${stats.mtimeMs}` : undefined
}
