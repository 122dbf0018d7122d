import type { UserGroupStore } from '../store/user-group-store.ts'
import type { TokenSealer } from './token-sealer.ts'

const META_KEY = 'token_key_check'

/**
 * Checks that tokens of a store were sealed with this key; the first key that comes is the store's.
 * @throws Error when they were sealed with another: every answer with a token would fail
 */
export async function checkTokenKey(store: UserGroupStore, { keyCheck }: TokenSealer): Promise<void> {
  await store.writeMeta(META_KEY, keyCheck)
  const kept = await store.readMeta(META_KEY)
  if (kept !== keyCheck) {
    throw new Error('The token key is not the one this store was made with. Use that one, or change it by "rekey".')
  }
}
