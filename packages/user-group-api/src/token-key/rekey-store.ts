import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { listAllGroups } from '../core/list-all-groups.ts'
import { createTokenSealer, type TokenSealer } from '../core/token-cipher.ts'
import type { StoredUserGroup, UserGroupStore } from '../core/user-group-store.ts'
import { KEY_FILE, parseKey } from './load-token-key.ts'
import { KEY_CHECK, NEXT_KEY_CHECK } from './verify-token-key.ts'
import { createKeyFile, flushFolder } from './write-key-file.ts'

/** The last pass finds nothing to do; each before it may miss what is changed meanwhile. */
const MOST_PASSES = 5

/**
 * Seals every token with another key. While it runs, the store is marked and no service starts on it; broken off at any
 * point, it goes on where it was when it is run again with the same two keys.
 * @param store whose key is locked: a service that runs would go on to seal with the old one
 * @returns how many tokens were sealed anew
 * @throws Error when the store is of neither key, is on its way to a third, or is still written with the old key
 */
export async function rekeyStore(store: UserGroupStore, from: TokenSealer, to: TokenSealer): Promise<number> {
  const current = await store.readMeta(KEY_CHECK)
  const next = await store.readMeta(NEXT_KEY_CHECK)
  // Everything was done but for the last word to the operator.
  if (current === to.keyCheck && next === undefined) return 0
  if (current !== from.keyCheck && current !== to.keyCheck)
    throw new Error('The token key is not the one this store was made with.')
  if (next !== undefined && next !== to.keyCheck)
    throw new Error(
      'A change to another key was begun. Finish that one first: run "rekey" with the key it was begun with.',
    )
  await store.replaceMeta(NEXT_KEY_CHECK, to.keyCheck)

  const count = await resealAll(store, from, to)
  await store.replaceMeta(KEY_CHECK, to.keyCheck)
  await store.deleteMeta(NEXT_KEY_CHECK)
  return count
}

/** Whole passes, until one finds every token sealed with the new key: a token may change while it is sealed anew. */
async function resealAll(store: UserGroupStore, from: TokenSealer, to: TokenSealer): Promise<number> {
  let count = 0
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let found = 0
    for await (const groups of listAllGroups(store)) {
      const old = groups.filter(({ tokenSealed, ...owner }) => !canOpen(to, tokenSealed, owner))
      const resealed = await Promise.all(old.map((group) => reseal(store, group, from, to)))
      found += old.length
      count += resealed.filter((isResealed) => isResealed).length
    }
    if (found === 0) return count
  }
  throw new Error('Tokens are still being sealed with the key of before: a service is still running. Stop it first.')
}

function reseal(
  store: UserGroupStore,
  { teamId, tokenHash, tokenSealed, ...owner }: StoredUserGroup,
  from: TokenSealer,
  to: TokenSealer,
): Promise<boolean> {
  return store.reseal(teamId, tokenHash, to.seal(from.open(tokenSealed, owner), owner))
}

export function canOpen(sealer: TokenSealer, sealed: Buffer, owner: Parameters<TokenSealer['open']>[1]): boolean {
  try {
    sealer.open(sealed, owner)
    return true
  } catch {
    return false
  }
}

const NEXT_KEY_FILE = 'token.key.next'

/**
 * Makes the next key of an embedded store whose key is a file. It is on the disk before any token is sealed with it.
 * @returns the key, and what puts it in the place of the current one
 */
export function prepareNextKeyFile(folder: string): { key: Buffer; finish(): void } {
  const path = join(folder, NEXT_KEY_FILE)
  createKeyFile(path)
  return {
    key: parseKey(readFileSync(path, 'utf8').trim(), path),
    finish() {
      renameSync(path, join(folder, KEY_FILE))
      flushFolder(folder)
    },
  }
}

/** Reads the next key where keys come from the environment. */
export function createNextSealer(written: string | undefined): TokenSealer {
  if (written === undefined || written === '')
    throw new Error('NEW_TOKEN_KEY is not set. It is the key to change to: openssl rand -base64 32')
  return createTokenSealer(parseKey(written, 'NEW_TOKEN_KEY'))
}
