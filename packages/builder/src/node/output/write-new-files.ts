import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EdgeError } from '../edge-error.ts'
import { findErrorCode } from '../find-error-code.ts'
import { makeFolders, removeIfEmpty } from './make-folders.ts'

/** Names that are in the way when files of these paths are to be new: files there, and files where folders must be. */
export function listTaken(dir: string, paths: readonly string[]): string[] {
  const taken = paths.flatMap((path) => {
    const parts = path.split('/')
    const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    return names.filter((name) => (name === path ? existsSync(join(dir, name)) : isFile(join(dir, name))))
  })
  return [...new Set(taken)]
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/**
 * Writes files that are not there yet, below a folder that is made if need be. Never replaces one. When the disk refuses
 * in the middle, what was written goes again.
 *
 * @param dir absolute
 * @throws {EdgeError} when a file cannot be written
 */
export function writeNewFiles(dir: string, files: readonly { path: string; text: string }[]): void {
  const written: string[] = []
  const made: string[] = []
  try {
    for (const { path, text } of files) {
      makeFolders(dirname(join(dir, path)), made)
      const file = openSync(join(dir, path), 'wx')
      written.push(join(dir, path))
      try {
        writeFileSync(file, text)
      } finally {
        closeSync(file)
      }
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true })
    for (const folder of made.toReversed()) removeIfEmpty(folder)
    const code = findErrorCode(error)
    if (code === undefined) throw error
    const message = `Cannot write to "${dir}": ${(error as Error).message}. Nothing was written.`
    throw new EdgeError('usage/init', message, ['Name another folder, or mend its permissions.'], error)
  }
}
