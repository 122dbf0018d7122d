import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_LENGTH } from '../core/token-cipher.ts'

/** Of the embedded store, in its folder. */
export const KEY_FILE = 'token.key'

/**
 * Loads the key that tokens are sealed with: `TOKEN_KEY` (32 bytes as base64), else the file `token.key` in the folder of
 * the embedded store. It makes none: a store whose key is gone must not get another one.
 * @param folder of the embedded store; undefined when the store is shared, which needs `TOKEN_KEY`
 * @throws Error that says how to mend it
 */
export function loadTokenKey(written: string | undefined, folder: string | undefined): Buffer {
  if (written !== undefined && written !== '') return parseKey(written, 'TOKEN_KEY')
  if (folder === undefined) {
    throw new Error('TOKEN_KEY is not set. With DATABASE_URL all instances need the same key: openssl rand -base64 32')
  }
  const path = join(folder, KEY_FILE)
  if (!existsSync(path)) {
    throw new Error(`"${path}" is missing: the key of this store. Restore it from its backup, or set TOKEN_KEY.`)
  }
  return parseKey(readFileSync(path, 'utf8').trim(), path)
}

/**
 * @param source what to name when it is no key
 * @throws Error
 */
export function parseKey(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_LENGTH) {
    throw new Error(`${source} holds ${key.length} bytes; expected ${KEY_LENGTH} as base64: openssl rand -base64 32`)
  }
  return key
}
