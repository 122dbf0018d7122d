import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { KEY_LENGTH } from '../core/token-cipher.ts'

/** What file systems say that have no hard links, such as FAT and some of a network. */
const NO_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'ENOSYS'])

/**
 * Makes a random key in a file, unless the file is there: whole and on the disk before anything is sealed with it. Of
 * processes that start together one makes the key and the others keep it.
 *
 * Without hard links one that starts in the same moment may find the file before it is whole, and refuses to start.
 * @param link makes a hard link; default that of the system
 */
export function createKeyFile(path: string, link: (file: string, name: string) => void = linkSync): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const key = `${randomBytes(KEY_LENGTH).toString('base64')}\n`
  try {
    writeNewFile(draft, key)
    try {
      // Unlike a rename, a link never takes the place of another's key.
      link(draft, path)
    } catch (error) {
      if (!NO_LINKS.has(toCode(error))) throw error
      writeNewFile(path, key)
    }
  } catch (error) {
    if (toCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  flushFolder(dirname(path))
}

/** Writes a file that is not there yet, to the disk; one that could not be written whole is not left behind. */
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

/** Waits until the names in a folder are on the disk. Windows cannot, and need not. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
