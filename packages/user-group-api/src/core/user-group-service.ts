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
import { toJsonText } from './to-json-text.ts'
import type { TokenCipher } from './token-cipher.ts'
import { createToken, hashToken } from './tokens.ts'
import type { StoredUserGroup, UserGroupStore } from './user-group-store.ts'

/** The four operations. Each request belongs to one environment and sees only that one. */
export interface UserGroupService {
  getOrCreate(environment: Environment, request: GetOrCreateRequest): Promise<GetOrCreateResponse>
  update(environment: Environment, request: UpdateRequest): Promise<UpdateResponse>
  rotate(environment: Environment, request: RotateRequest): Promise<RotateResponse>
  delete(environment: Environment, request: DeleteRequest): Promise<DeleteResponse>
}

export interface ServiceDependencies {
  store: UserGroupStore
  cipher: TokenCipher
  /** Milliseconds since 1970. */
  clock: () => number
}

/** How often an operation is retried when other requests change the same group in between. */
const MAX_ATTEMPTS = 50

/**
 * Creates the service. docs/api/overview describes the semantics: getting a group never changes it, updating never creates
 * one, and a token can be rotated once, by whoever presents it first.
 * @throws ServiceError from its methods, for invalid requests and an unavailable store
 */
export function createUserGroupService({ store, cipher, clock }: ServiceDependencies): UserGroupService {
  const now = (): string => new Date(clock()).toISOString()

  function decryptToken({ environment, providedId, encryptedToken }: StoredUserGroup): string {
    return cipher.decrypt(encryptedToken, { environment, providedId })
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
      encryptedToken: cipher.encrypt(token, { environment, providedId }),
      now: now(),
    })
    return group && [group, token]
  }

  async function resolveGroupToDelete(environment: Environment, request: DeleteRequest): Promise<StoredUserGroup> {
    const { user_group_id: id, current_token: token, data_source_provided_id: sourceId } = request
    const byId = id === undefined ? undefined : await store.find(environment, id)
    if (id !== undefined && byId === undefined) throw unknownGroup(id)
    const byToken = token === undefined ? undefined : await store.findByToken(environment, hashToken(token))
    if (token !== undefined && byToken === undefined) throw unknownToken()
    if (byId && byToken && byId.teamId !== byToken.teamId) {
      throw new ServiceError(
        'identity_mismatch',
        '"user_group_id" and "current_token" belong to different user groups.',
      )
    }
    const group = byToken ?? byId
    if (group === undefined) throw new Error('The delete request identifies no user group.')
    if (sourceId !== undefined && !Object.values(fromJson(group.mapping) ?? {}).includes(sourceId)) {
      throw new ServiceError(
        'identity_mismatch',
        'The mapping of the user group does not contain this "data_source_provided_id".',
      )
    }
    return group
  }

  return {
    async getOrCreate(environment, request) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const found = await store.find(environment, request.user_group_id)
        const created = found ? undefined : await create(environment, request)
        const [group, token] = found ? [found, decryptToken(found)] : (created ?? [])
        // Another request created the group in between, and may have deleted it again.
        if (group === undefined || token === undefined) continue
        const user_group = { ...toIdentity(group, token), properties: fromJson(group.properties) }
        return { success: 1, new_user_group: created !== undefined, user_group }
      }
      throw tooManyChanges()
    },

    async update(environment, { user_group_id: id, name, mapping, properties }) {
      const group = await store.update(environment, id, {
        name,
        mapping: mapping === undefined ? undefined : toJson(mapping),
        properties: properties === undefined ? undefined : toJson(properties),
        now: now(),
      })
      if (group === undefined) throw unknownGroup(id)
      return {
        success: 1,
        user_group: {
          ...toIdentity(group, decryptToken(group)),
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
      const encryptedToken = cipher.encrypt(token, { environment, providedId: holder.providedId })
      const next = { tokenHash: hashToken(token), encryptedToken, now: now() }
      const group = await store.replaceToken(environment, currentHash, next)
      if (group === undefined) throw unknownToken()
      return { success: 1, user_group: { ...toIdentity(group, token), api_environment_tag: environment } }
    },

    async delete(environment, request) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const group = await resolveGroupToDelete(environment, request)
        // False if the token was rotated, or the group deleted, since the lookup.
        if (await store.delete(environment, group.teamId, group.tokenHash)) return { success: 1 }
      }
      throw tooManyChanges()
    },
  }
}

function toJson(value: object | null | undefined): string | null {
  return value === undefined || value === null ? null : toJsonText(value)
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
    'No user group in this environment has this token. It may have been rotated; GET returns the current one.',
  )
}

function tooManyChanges(): ServiceError {
  return new ServiceError('overloaded', 'Too many requests are changing this user group. Try again.')
}
