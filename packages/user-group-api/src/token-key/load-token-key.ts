import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_LENGTH } from '../core/index.ts'

/** Name of the key file in the folder of the embedded store. */
export const KEY_FILE = 'token.key'

/**
 * Loads the key that encrypts tokens: `TOKEN_KEY` (32 bytes as base64), or else the file `token.key` in the folder of the
 * embedded store. It never creates a key, because a store that lost its key must not silently get another one.
 * @param folder of the embedded store; undefined for a shared store, which requires `TOKEN_KEY`
 * @throws Error that says how to fix it
 */
export function loadTokenKey(text: string | undefined, folder: string | undefined): Buffer {
  if (text !== undefined && text !== '') return parseTokenKey(text, 'TOKEN_KEY')
  if (folder === undefined) {
    throw new Error(
      'TOKEN_KEY is not set. With DATABASE_URL, all instances need the same key. Generate one with: openssl rand -base64 32',
    )
  }
  const path = join(folder, KEY_FILE)
  if (!existsSync(path)) {
    throw new Error(`The key of this store, "${path}", is missing. Restore it from a backup, or set TOKEN_KEY.`)
  }
  return parseTokenKey(readFileSync(path, 'utf8').trim(), path)
}

/**
 * @param source the variable or file, for the error message
 * @throws Error if the text is not a key
 */
export function parseTokenKey(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_LENGTH) {
    throw new Error(
      `${source} contains ${key.length} bytes; expected ${KEY_LENGTH} as base64. Generate a key with: openssl rand -base64 32`,
    )
  }
  return key
}
