import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { KEY_LENGTH } from './token-sealer.ts'

/**
 * Makes a random key in a file, unless the file is there: whole and on the disk before anything is sealed with it. Of
 * processes that start together one makes the key and the others keep it.
 */
export function createKeyFile(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, `${randomBytes(KEY_LENGTH).toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true })
    // Unlike a rename, a link never takes the place of another's key.
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  flushFolder(dirname(path))
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
