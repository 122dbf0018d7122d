import { timingSafeEqual } from 'node:crypto'
import type { Environment } from './environment.ts'
import { ServiceError } from './service-error.ts'
import { hashToken } from './tokens.ts'
import type { UserGroupStore } from './user-group-store.ts'

/** Who calls. */
interface Caller {
  environment: Environment
  /** Names the API token in logs and limits, never the token itself. */
  tokenName: string
}

export type FindCaller = (authorization: readonly string[]) => Promise<Caller>

/**
 * Creates what tells callers by their `Authorization: Token <API_TOKEN>`.
 * @param ownToken one more token, of the environment `Customer` (`API_TOKEN` in the process's environment)
 * @throws ServiceError `unauthorized` from the function: no header, more than one, another scheme, an unknown token
 */
export function createFindCaller(store: UserGroupStore, ownToken?: string): FindCaller {
  const ownHash = ownToken === undefined || ownToken === '' ? undefined : hashToken(ownToken)
  return async (authorization) => {
    const [header, ...others] = authorization
    if (header === undefined) throw unauthorized('The header "Authorization: Token <API_TOKEN>" is missing.')
    if (others.length > 0) throw unauthorized('There is more than one "Authorization" header.')
    const token = /^Token ([\x21-\x7e]+)$/.exec(header)?.[1]
    if (token === undefined) throw unauthorized('"Authorization" is not of the form "Token <API_TOKEN>".')
    const hash = hashToken(token)
    if (ownHash !== undefined && timingSafeEqual(hash, ownHash))
      return { environment: 'Customer', tokenName: 'API_TOKEN' }
    const found = await store.findApiToken(hash)
    if (found === undefined) throw unauthorized('The API token is unknown or was revoked.')
    return { environment: found.environment, tokenName: `${found.id} ${found.name}` }
  }
}

function unauthorized(message: string): ServiceError {
  return new ServiceError('unauthorized', message)
}
