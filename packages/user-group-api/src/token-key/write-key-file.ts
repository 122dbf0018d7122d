import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { KEY_LENGTH } from '../core/index.ts'

/** Errors of file systems without hard links, such as FAT and some network file systems. */
const LINKS_UNSUPPORTED: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'ENOSYS'])

/**
 * Writes a random key to a file, unless the file exists. The file is complete and on disk before anything can be encrypted
 * with the key. If several processes start at once, one writes the key and the others use it.
 *
 * On file systems without hard links, a process that starts at the same moment may read an incomplete file; it then refuses
 * to start.
 * @param link creates a hard link; the one of the operating system by default
 */
export function writeKeyFile(path: string, link: (file: string, name: string) => void = linkSync): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const key = `${randomBytes(KEY_LENGTH).toString('base64')}\n`
  try {
    writeNewFile(draft, key)
    try {
      // Unlike a rename, a link never replaces the key of another process.
      link(draft, path)
    } catch (error) {
      if (!LINKS_UNSUPPORTED.has(toCode(error))) throw error
      writeNewFile(path, key)
    }
  } catch (error) {
    if (toCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(dirname(path))
}

/** Writes a file that doesn't exist yet and flushes it to disk. An incomplete file is removed. */
function writeNewFile(path: string, text: string): void {
  const handle = openSync(path, 'wx', 0o600)
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(handle)
  }
}

function toCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Flushes the file names in a folder to disk. Windows doesn't support this and doesn't need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
