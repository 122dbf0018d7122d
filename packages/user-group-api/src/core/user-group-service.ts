import type { Environment } from './environment.ts'
import type {
  DeleteRequest,
  DeleteResponse,
  GetOrCreateRequest,
  GetOrCreateResponse,
  RotateRequest,
  RotateResponse,
  UpdateRequest,
  UpdateResponse,
} from './messages.ts'
import { ServiceError } from './service-error.ts'
import type { TokenSealer } from './token-cipher.ts'
import { createToken, hashToken } from './tokens.ts'
import type { StoredUserGroup, UserGroupStore } from './user-group-store.ts'

/** The four operations. Every request is one of an environment and sees that alone. */
export interface UserGroupService {
  getOrCreate(environment: Environment, request: GetOrCreateRequest): Promise<GetOrCreateResponse>
  update(environment: Environment, request: UpdateRequest): Promise<UpdateResponse>
  rotate(environment: Environment, request: RotateRequest): Promise<RotateResponse>
  delete(environment: Environment, request: DeleteRequest): Promise<DeleteResponse>
}

export interface ServiceParts {
  store: UserGroupStore
  sealer: TokenSealer
  /** Milliseconds since 1970. */
  clock: () => number
}

/** A group that others change more often than this while we look is given up. */
const MOST_TRIES = 50

/**
 * Creates the service. What the specification leaves open is decided in docs/api/overview: a request to get never changes
 * a group that is there; an update never makes one; whoever presents the current token may rotate it, once.
 * @throws ServiceError from its methods, for what the caller did wrong and for a store that is away
 */
export function createUserGroupService({ store, sealer, clock }: ServiceParts): UserGroupService {
  const now = (): string => new Date(clock()).toISOString()

  function openToken({ environment, providedId, tokenSealed }: StoredUserGroup): string {
    return sealer.open(tokenSealed, { environment, providedId })
  }

  const toIdentity = (group: StoredUserGroup, token: string) => ({
    team_id: group.teamId,
    token,
    name: group.name,
    provided_id: group.providedId,
  })

  async function create(
    environment: Environment,
    request: GetOrCreateRequest,
  ): Promise<[StoredUserGroup, string] | undefined> {
    const providedId = request.user_group_id
    const token = createToken('ugt_')
    const group = await store.insert({
      environment,
      providedId,
      name: request.name ?? providedId,
      mapping: toJson(request.mapping),
      properties: toJson(request.properties),
      tokenHash: hashToken(token),
      tokenSealed: sealer.seal(token, { environment, providedId }),
      now: now(),
    })
    return group && [group, token]
  }

  async function findForDeletion(environment: Environment, request: DeleteRequest): Promise<StoredUserGroup> {
    const { user_group_id: id, current_token: token, data_source_provided_id: sourceId } = request
    const byId = id === undefined ? undefined : await store.find(environment, id)
    if (id !== undefined && byId === undefined) throw unknownGroup(id)
    const byToken = token === undefined ? undefined : await store.findByToken(environment, hashToken(token))
    if (token !== undefined && byToken === undefined) throw unknownToken()
    if (byId && byToken && byId.teamId !== byToken.teamId) {
      throw new ServiceError('identity_mismatch', '"user_group_id" and "current_token" are of different user groups.')
    }
    const group = byToken ?? byId
    if (group === undefined) throw new Error('A request to delete names neither a group nor a token.')
    if (sourceId !== undefined && !Object.values(fromJson(group.mapping) ?? {}).includes(sourceId)) {
      throw new ServiceError(
        'identity_mismatch',
        'The user group has no "data_source_provided_id" of that value in its mapping.',
      )
    }
    return group
  }

  return {
    async getOrCreate(environment, request) {
      for (let count = 0; count < MOST_TRIES; count++) {
        const found = await store.find(environment, request.user_group_id)
        const made = found ? undefined : await create(environment, request)
        const [group, token] = found ? [found, openToken(found)] : (made ?? [])
        // Somebody else made it in between, and may have deleted it again: look once more.
        if (group === undefined || token === undefined) continue
        const user_group = { ...toIdentity(group, token), properties: fromJson(group.properties) }
        return { success: 1, new_user_group: made !== undefined, user_group }
      }
      throw changesTooFast()
    },

    async update(environment, { user_group_id: id, name, mapping, properties }) {
      const group = await store.update(environment, id, {
        ...(name !== undefined && { name }),
        ...(mapping !== undefined && { mapping: toJson(mapping) }),
        ...(properties !== undefined && { properties: toJson(properties) }),
        now: now(),
      })
      if (group === undefined) throw unknownGroup(id)
      return {
        success: 1,
        user_group: {
          ...toIdentity(group, openToken(group)),
          properties: fromJson(group.properties),
          api_environment_tag: environment,
        },
      }
    },

    async rotate(environment, { current_token: current }) {
      const currentHash = hashToken(current)
      const holder = await store.findByToken(environment, currentHash)
      if (holder === undefined) throw unknownToken()
      const token = createToken('ugt_')
      const tokenSealed = sealer.seal(token, { environment, providedId: holder.providedId })
      const next = { tokenHash: hashToken(token), tokenSealed, now: now() }
      const group = await store.replaceToken(environment, currentHash, next)
      if (group === undefined) throw unknownToken()
      return { success: 1, user_group: { ...toIdentity(group, token), api_environment_tag: environment } }
    },

    async delete(environment, request) {
      for (let count = 0; count < MOST_TRIES; count++) {
        const group = await findForDeletion(environment, request)
        if (await store.delete(environment, group.teamId, group.tokenHash)) return { success: 1 }
        // Rotated or deleted in between: look once more.
      }
      throw changesTooFast()
    },
  }
}

function toJson(value: object | null | undefined): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}

function fromJson(text: string | null): Record<string, unknown> | null {
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
}

function unknownGroup(id: string): ServiceError {
  return new ServiceError('user_group_not_found', `There is no user group ${JSON.stringify(id)} in this environment.`)
}

function unknownToken(): ServiceError {
  return new ServiceError(
    'unknown_current_token',
    'No user group of this environment has this token now. It may have been rotated: GET tells the current one.',
  )
}

function changesTooFast(): ServiceError {
  return new ServiceError('overloaded', 'The user group changes too fast; try again.')
}
