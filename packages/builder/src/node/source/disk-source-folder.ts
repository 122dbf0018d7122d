import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic } from '@spearmint/config'
import { START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'
import type { SourceFolder } from '../../core/index.ts'
import { compareCodePoints } from '../compare-code-points.ts'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { IoError } from '../operational-error.ts'
import { createFileHasher } from './create-file-hasher.ts'
import { type LeftOut, listFolder } from './list-folder.ts'

/** A folder on the disk, which also tells what of it is not read. */
export interface DiskSourceFolder extends SourceFolder {
  diagnostics(): Diagnostic[]
}

/**
 * Opens the folder a site is read from. The folder is listed once, at the first question; files that are not in the
 * list (see {@link listFolder}) do not exist for the build, and neither does another spelling of their names on disks
 * that ignore case.
 *
 * @param exclude the output folder of a build, which may lie inside. Folders that hold a built site are left out in any case.
 * @throws {IoError} (from its methods) when a listed file cannot be read
 */
export function openSourceFolder(dir: string, exclude?: string): DiskSourceFolder {
  const hashFile = createFileHasher()
  let opened:
    | { files: Map<string, { realPath: string; size: number; modified: number }>; leftOut: LeftOut[] }
    | undefined

  function listFiles() {
    const root = findRealPath(resolve(dir)) ?? resolve(dir)
    return listFolder(root, exclude === undefined ? undefined : findRealPath(resolve(exclude)))
  }

  function open() {
    if (opened === undefined) {
      const { files, leftOut } = listFiles()
      files.sort((a, b) => compareCodePoints(a.path, b.path))
      leftOut.sort((a, b) => compareCodePoints(a.path, b.path))
      opened = { files: new Map(files.map(({ path, ...file }) => [path, file])), leftOut }
    }
    return opened
  }

  function read<T>(path: string, readAt: (path: string) => T): T | undefined {
    const file = open().files.get(path)
    if (file === undefined) return undefined
    try {
      return readAt(file.realPath)
    } catch (error) {
      if (findErrorCode(error) === 'ENOENT') return undefined
      throw new IoError('source/unreadable', `Cannot read "${path}": ${String(error)}.`, [], error)
    }
  }

  return {
    list: () => [...open().files].map(([path, { size, modified }]) => ({ path, size, modified })),
    readText: (path) => read(path, (at) => readFileSync(at, 'utf8')),
    readBytes: (path) => read(path, (at) => readFileSync(at)),
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
    diagnostics: () => open().leftOut.map(toDiagnostic),
  }
}

const MESSAGES = {
  'link-leads-out': (path) => `"${path}" is a link that leads out of the site's folder, so it is not published.`,
  unreadable: (path) => `"${path}" cannot be read, so it is not published.`,
  'back-slash': (path) => `"${path}" has a back-slash in its name and no address on the web, so it is not published.`,
} satisfies Record<LeftOut['reason'], (path: string) => string>

const SUGGESTIONS = {
  'link-leads-out': 'Put the file itself in the folder, or delete the link.',
  unreadable: 'Mend the link or the permissions, or delete it.',
  'back-slash': 'Rename the file.',
} satisfies Record<LeftOut['reason'], string>

function toDiagnostic({ path, reason }: LeftOut): Diagnostic {
  const code = `source/${reason}`
  return {
    code,
    severity: 'warning',
    message: MESSAGES[reason](path),
    file: path,
    ...START_OF_FILE,
    suggestions: [SUGGESTIONS[reason]],
    url: toDiagnosticUrl(code),
  }
}
