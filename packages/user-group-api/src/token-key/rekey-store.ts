import type { StoredUserGroup, TokenCipher, UserGroupStore } from '../core/index.ts'
import { listAllGroups } from '../core/index.ts'
import { KEY_FINGERPRINT, NEXT_KEY_FINGERPRINT } from './verify-token-key.ts'

/** Usually two: the second pass confirms that no token changed during the first. */
const MAX_PASSES = 5

/**
 * Encrypts every token with another key. Until it finishes, the store is marked and no service starts on it. An interrupted
 * run continues when it is started again with the same two keys.
 * @param store with an exclusive key lock, because a running service would keep encrypting with the old key
 * @returns the number of re-encrypted tokens
 * @throws Error if the store has neither key, is being changed to a third one, or is still written with the old key
 */
export async function rekeyStore(store: UserGroupStore, from: TokenCipher, to: TokenCipher): Promise<number> {
  const current = await store.readMeta(KEY_FINGERPRINT)
  const next = await store.readMeta(NEXT_KEY_FINGERPRINT)
  // An earlier run finished but was interrupted before it could report that.
  if (current === to.keyFingerprint && next === undefined) return 0
  if (current !== from.keyFingerprint && current !== to.keyFingerprint)
    throw new Error('The token key is not the one this store was created with.')
  if (next !== undefined && next !== to.keyFingerprint)
    throw new Error(
      'An earlier "rekey" to another key did not finish. Finish it first: run "rekey" with the key it was started with.',
    )
  await store.replaceMeta(NEXT_KEY_FINGERPRINT, to.keyFingerprint)

  const count = await reencryptAll(store, from, to)
  await store.replaceMeta(KEY_FINGERPRINT, to.keyFingerprint)
  await store.deleteMeta(NEXT_KEY_FINGERPRINT)
  return count
}

/** Repeats whole passes until one finds nothing to do, because a token can change while a pass runs. */
async function reencryptAll(store: UserGroupStore, from: TokenCipher, to: TokenCipher): Promise<number> {
  let count = 0
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let remaining = 0
    for await (const groups of listAllGroups(store)) {
      const outdated = groups.filter((group) => !canDecrypt(to, group))
      const replaced = await Promise.all(outdated.map((group) => reencrypt(store, group, from, to)))
      remaining += outdated.length
      count += replaced.filter((isReplaced) => isReplaced).length
    }
    if (remaining === 0) return count
  }
  throw new Error('Tokens are still being encrypted with the old key: a service is still running. Stop it first.')
}

function reencrypt(
  store: UserGroupStore,
  group: StoredUserGroup,
  from: TokenCipher,
  to: TokenCipher,
): Promise<boolean> {
  const token = from.decrypt(group.encryptedToken, group)
  return store.replaceEncryptedToken(group.teamId, group.tokenHash, to.encrypt(token, group))
}

/** Whether the token of a group is encrypted with the key of a cipher. */
export function canDecrypt(cipher: TokenCipher, group: StoredUserGroup): boolean {
  try {
    cipher.decrypt(group.encryptedToken, group)
    return true
  } catch {
    return false
  }
}
