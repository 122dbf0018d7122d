import type { TokenSealer } from '../core/token-cipher.ts'
import type { ReadMeta, UserGroupStore } from '../core/user-group-store.ts'

/** Names, in the store, what tells its key from others. */
export const KEY_CHECK = 'token_key_check'
/** The same of the key that tokens are being changed to. */
export const NEXT_KEY_CHECK = 'token_key_check_next'

/**
 * Checks that tokens of a store were sealed with this key; the first key that comes is the store's.
 * @throws Error when they were sealed with another: every answer with a token would fail
 */
export async function checkTokenKey(store: UserGroupStore, { keyCheck }: TokenSealer): Promise<void> {
  if ((await store.readMeta(NEXT_KEY_CHECK)) === undefined) await store.writeMeta(KEY_CHECK, keyCheck)
  await checkKeptKey(store.readMeta, keyCheck)
}

/**
 * The same of a store that has a key.
 * @throws Error when it is another, or is being changed
 */
export async function checkKeptKey(readMeta: ReadMeta, keyCheck: string): Promise<void> {
  if ((await readMeta(NEXT_KEY_CHECK)) !== undefined)
    throw new Error('A change of the token key was begun and not finished. Run "rekey" again, with the same keys.')
  if ((await readMeta(KEY_CHECK)) !== keyCheck)
    throw new Error('The token key is not the one this store was made with. Use that one, or change it by "rekey".')
}
