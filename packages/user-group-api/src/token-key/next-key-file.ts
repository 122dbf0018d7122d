import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_FILE, parseTokenKey } from './load-token-key.ts'
import { syncFolder, writeKeyFile } from './write-key-file.ts'

const NEXT_KEY_FILE = 'token.key.next'

/** The key that a rekey of an embedded store changes to. */
export interface NextKeyFile {
  key: Buffer
  /** Replaces the current key file. */
  install(): void
}

/** Writes the next key file, or reads the one of an interrupted run. It is on disk before any token is encrypted with it. */
export function prepareNextKeyFile(folder: string): NextKeyFile {
  const path = join(folder, NEXT_KEY_FILE)
  writeKeyFile(path)
  return {
    key: parseTokenKey(readFileSync(path, 'utf8').trim(), path),
    install() {
      renameSync(path, join(folder, KEY_FILE))
      syncFolder(folder)
    },
  }
}
