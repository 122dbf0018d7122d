import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findErrorCode } from './find-error-code.ts'

/**
 * The absolute path with every link resolved, in the letter case of the disk. The part that does not exist yet is
 * unchanged. Undefined when the path contains a file where a folder must be, or a broken link.
 *
 * @param path absolute
 */
export function findRealPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch (error) {
    const parent = dirname(path)
    if (findErrorCode(error) !== 'ENOENT' || parent === path || isLink(path)) return undefined
    const real = findRealPath(parent)
    return real === undefined ? undefined : join(real, basename(path))
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
  } catch {
    return false
  }
}
