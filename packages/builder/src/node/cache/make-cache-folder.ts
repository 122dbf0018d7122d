import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findErrorCode } from '../find-error-code.ts'
import { makeFolders } from '../make-folders.ts'
import { readRegularFile } from '../read-regular-file.ts'

/** Name of the file that marks a folder as a cache for all programs (bford.info/cachedir). */
export const CACHE_TAG = 'CACHEDIR.TAG'

const FILES: readonly (readonly [name: string, text: string])[] = [
  ['.gitignore', '# The cache of Spearmint. You can delete it.\n*\n'],
  [CACHE_TAG, 'Signature: 8a477f597d28d172789f06886806bc55\n# The cache of Spearmint (bford.info/cachedir).\n'],
]

/** Creates a folder that Git, backup programs and our own builds recognize as a cache and ignore. */
export function makeCacheFolder(folder: string): void {
  makeFolders(folder)
  for (const [name, text] of FILES) {
    const file = join(folder, name)
    if (!existsSync(file)) writeFileSync(file, text)
  }
}

/** Whether a folder may become a cache: it doesn't exist, is empty, or is one of ours. Git would ignore all its files. */
export function mayBeCacheFolder(folder: string): boolean {
  try {
    const names = readdirSync(folder)
    return names.length === 0 || readRegularFile(join(folder, CACHE_TAG)).includes('Spearmint')
  } catch (error) {
    return findErrorCode(error) === 'ENOENT' && !existsSync(folder)
  }
}
