import { timingSafeEqual } from 'node:crypto'
import type { Environment } from './environment.ts'
import { ServiceError } from './service-error.ts'
import { createToken, hashToken } from './tokens.ts'
import type { UserGroupStore } from './user-group-store.ts'

/** Who sent a request, once its API token has been verified. */
interface Caller {
  environment: Environment
  /** Identifies the API token in rate limits. Never the token itself. */
  tokenName: string
}

/** Resolves the values of the `Authorization` header to a caller. */
export type Authenticate = (authorization: readonly string[]) => Promise<Caller>

/**
 * Creates the function that authenticates requests by `Authorization: Token <API_TOKEN>`.
 * @param extraToken an additional token for the environment `Customer`, set with `API_TOKEN`
 * @throws ServiceError `unauthorized` from the returned function: the header is missing, repeated or malformed, or the
 * token is unknown or revoked
 */
export function createAuthenticator(store: UserGroupStore, extraToken?: string): Authenticate {
  const extraHash = extraToken === undefined || extraToken === '' ? undefined : hashToken(extraToken)
  return async (authorization) => {
    const [header, ...others] = authorization
    if (header === undefined) throw unauthorized('The header "Authorization: Token <API_TOKEN>" is missing.')
    if (others.length > 0) throw unauthorized('The request has more than one "Authorization" header.')
    // The name of a scheme is case-insensitive (RFC 9110, section 11.1).
    const token = /^Token ([\x21-\x7e]+)$/i.exec(header)?.[1]
    if (token === undefined) throw unauthorized('The "Authorization" header must have the form "Token <API_TOKEN>".')
    const hash = hashToken(token)
    if (extraHash !== undefined && timingSafeEqual(hash, extraHash))
      return { environment: 'Customer', tokenName: 'API_TOKEN' }
    const found = await store.findApiToken(hash)
    if (found === undefined) throw unauthorized('The API token is unknown or has been revoked.')
    return { environment: found.environment, tokenName: `${found.id} ${found.name}` }
  }
}

/** Creates and stores an API token. Only its hash is stored, so the returned token cannot be shown again. */
export async function issueApiToken(
  store: UserGroupStore,
  { name, environment }: { name: string; environment: Environment },
  now: number,
): Promise<string> {
  const token = createToken('uga_')
  await store.insertApiToken({ name, environment, tokenHash: hashToken(token), now: new Date(now).toISOString() })
  return token
}

function unauthorized(message: string): ServiceError {
  return new ServiceError('unauthorized', message)
}
