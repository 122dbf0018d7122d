import { ERROR_STATUS, type ErrorCode } from '../core/index.ts'
import type { SchemaName } from './schemas.ts'

export interface Operation {
  operationId: 'getOrCreate' | 'update' | 'rotate' | 'delete'
  summary: string
  description: string
  request: SchemaName
  response: SchemaName
  /** In addition to COMMON_ERRORS. */
  errors: readonly ErrorCode[]
}

export const OPERATIONS: Readonly<Record<'get' | 'put' | 'post' | 'delete', Operation>> = {
  get: {
    operationId: 'getOrCreate',
    summary: 'Get or create a user group',
    description:
      'Returns the user group with this ID, or creates it if it does not exist. The body is sent with GET: most clients support that, browsers do not.',
    request: 'GetOrCreateRequest',
    response: 'GetOrCreateResponse',
    errors: [],
  },
  put: {
    operationId: 'update',
    summary: 'Update a user group',
    description:
      'Changes the given fields. Omitted fields stay unchanged; `null` clears a field. The token does not change.',
    request: 'UpdateRequest',
    response: 'UpdateResponse',
    errors: ['user_group_not_found'],
  },
  post: {
    operationId: 'rotate',
    summary: 'Rotate the token of a user group',
    description: 'Returns a new token. The previous one is invalid from then on.',
    request: 'RotateRequest',
    response: 'RotateResponse',
    errors: ['unknown_current_token'],
  },
  delete: {
    operationId: 'delete',
    summary: 'Delete a user group',
    description:
      'Deletes the user group identified by an ID, a token, or both. All given fields must identify the same group.',
    request: 'DeleteRequest',
    response: 'DeleteResponse',
    errors: ['user_group_not_found', 'unknown_current_token', 'identity_mismatch'],
  },
}

/** Errors of some operations only, and of other paths and methods. */
const SPECIAL_ERRORS: ReadonlySet<string> = new Set([
  'not_found',
  'method_not_allowed',
  ...Object.values(OPERATIONS).flatMap(({ errors }) => errors),
])

/** Errors that any operation can return. */
export const COMMON_ERRORS = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => !SPECIAL_ERRORS.has(code))
