import type { ReadMeta, UserGroupStore } from '../core/index.ts'

/** Meta key of the fingerprint of the key that the tokens in a store are encrypted with. */
export const KEY_FINGERPRINT = 'token_key_check'
/** Meta key of the fingerprint of the key that an unfinished rekey changes to. */
export const NEXT_KEY_FINGERPRINT = 'token_key_check_next'

/**
 * Verifies the key of a store. The first key that is used with a store becomes its key.
 * @throws Error if the tokens are encrypted with another key, so that none of them could be returned
 */
export async function claimTokenKey(store: UserGroupStore, fingerprint: string): Promise<void> {
  const isNew =
    (await store.readMeta(KEY_FINGERPRINT)) === undefined && (await store.readMeta(NEXT_KEY_FINGERPRINT)) === undefined
  // Only then, because a service has to start while its database doesn't acknowledge writes.
  if (isNew) await store.writeMeta(KEY_FINGERPRINT, fingerprint)
  await verifyTokenKey(store.readMeta, fingerprint)
}

/**
 * Verifies the key of a store that already has one.
 * @throws Error if the store has another key, or a rekey has not finished
 */
export async function verifyTokenKey(readMeta: ReadMeta, fingerprint: string): Promise<void> {
  if ((await readMeta(NEXT_KEY_FINGERPRINT)) !== undefined)
    throw new Error('A previous "rekey" did not finish. Run "rekey" again with the same keys.')
  if ((await readMeta(KEY_FINGERPRINT)) !== fingerprint)
    throw new Error(
      'The token key is not the one this store was created with. Use that key, or change it with "rekey".',
    )
}
