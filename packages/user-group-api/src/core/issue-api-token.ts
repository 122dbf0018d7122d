import type { Environment } from './environment.ts'
import { createToken, hashToken } from './tokens.ts'
import type { UserGroupStore } from './user-group-store.ts'

/** Makes an API token. Only its hash is kept: what is returned is shown once. */
export async function createApiToken(
  store: UserGroupStore,
  { name, environment }: { name: string; environment: Environment },
  now: number,
): Promise<string> {
  const token = createToken('uga_')
  await store.insertApiToken({ name, environment, tokenHash: hashToken(token), now: new Date(now).toISOString() })
  return token
}
