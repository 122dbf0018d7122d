import { join, resolve } from 'node:path'
import { CACHE_FOLDER, mayBeCacheFolder } from '../../node/index.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Chooses the cache folder of a build.
 * @param flag - The folder relative to `cwd`; false for none.
 * @throws {UsageError} for a folder with files of others
 */
export function toCacheFolder(flag: string | false | undefined, site: string, cwd: string): string | undefined {
  if (flag === false) return undefined
  if (flag === undefined) return join(site, CACHE_FOLDER)
  if (mayBeCacheFolder(resolve(cwd, flag))) return resolve(cwd, flag)
  throw new UsageError('usage/command-line', `"${flag}" cannot be the cache: it contains other files.`, [
    'Choose a new or empty folder with --cache.',
  ])
}
