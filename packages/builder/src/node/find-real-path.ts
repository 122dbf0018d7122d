import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findErrorCode } from './find-error-code.ts'

/**
 * The absolute path with every link followed, in the letter case of the disk. What does not exist yet is kept as given.
 * `path` is absolute. Undefined when a file or a broken link stands in the way.
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
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}
