import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findErrorCode } from '../find-error-code.ts'
import { makeFolders } from '../make-folders.ts'
import { readRegularFile } from '../read-regular-file.ts'

/** Name of the file that marks a folder as a cache for all programs (bford.info/cachedir). */
export const CACHE_TAG = 'CACHEDIR.TAG'

/** How the tag of every program starts. */
const SIGNATURE = 'Signature: 8a477f597d28d172789f06886806bc55'

const IGNORE_FILE = '.gitignore'

const FILES: Readonly<Record<string, string>> = {
  [IGNORE_FILE]: '# The cache of Spearmint. You can delete it.\n*\n',
  [CACHE_TAG]: `${SIGNATURE}\n# The cache of Spearmint (bford.info/cachedir).\n`,
}

/** Creates a folder that Git, backup programs and our own builds recognize as a cache and ignore. */
export function makeCacheFolder(folder: string): void {
  makeFolders(folder)
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name)
    if (!existsSync(file) || isCutOff(file, text)) writeFileSync(file, text)
  }
}

/** Whether a folder may become a cache: it doesn't exist, is empty, or is one of ours. Git would ignore all its files. */
export function mayBeCacheFolder(folder: string): boolean {
  try {
    const [name, ...others] = readdirSync(folder)
    if (name === undefined || (name === IGNORE_FILE && others.length === 0)) return true
    const tag = join(folder, CACHE_TAG)
    return readRegularFile(tag).includes('Spearmint') || isCutOff(tag, SIGNATURE)
  } catch (error) {
    return findErrorCode(error) === 'ENOENT' && !existsSync(folder)
  }
}

/** Whether only the start of a text was written to a file, because the disk was full. */
function isCutOff(file: string, text: string): boolean {
  const written = readRegularFile(file).toString()
  return written !== text && text.startsWith(written)
}
