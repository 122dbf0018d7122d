import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findErrorCode } from '../find-error-code.ts'
import { isFile } from '../is-file.ts'
import { makeFolders, removeIfEmpty } from '../make-folders.ts'
import { IoError } from '../operational-error.ts'

/** Lists what prevents creating these files: existing files, and files where folders must be created. */
export function listTaken(dir: string, paths: readonly string[]): string[] {
  const taken = paths.flatMap((path) => {
    const parts = path.split('/')
    const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    return names.filter((name) => (name === path ? existsSync(join(dir, name)) : isFile(join(dir, name))))
  })
  return [...new Set(taken)]
}

/**
 * Creates files in a folder, which is created if necessary. Never replaces a file. When one cannot be written, those
 * written before are deleted again.
 *
 * @param dir absolute
 * @throws {IoError} when a file cannot be written
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
    throw new IoError('source/unwritable', message, ['Choose another folder, or fix its permissions.'], error)
  }
}
