import { ServiceError } from '../core/index.ts'

/** Headers of every response. Responses contain tokens, so no cache may store one. */
export const COMMON_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const

/** Methods that `/api/user` supports. */
export const ALLOW = 'GET, PUT, POST, DELETE, OPTIONS'

export interface ApiResponse {
  status: number
  headers: Readonly<Record<string, string>>
  /** JSON. */
  body: string
}

/** Seconds after which a client can retry, unless the error says otherwise. */
const DEFAULT_RETRY_AFTER = 1

/**
 * Converts an error to a response with all headers except the length. For a bug, the response only contains the id of the
 * request.
 */
export function toErrorResponse(error: unknown, requestId: string): ApiResponse {
  const known = error instanceof ServiceError ? error : new ServiceError('internal_error', 'The service failed.')
  const { code, message, details, retryAfter, status } = known
  const body = {
    success: 0,
    error: { code, message, ...(details.length > 0 && { details }) },
    request_id: requestId,
  }
  const headers = {
    ...COMMON_HEADERS,
    'x-request-id': requestId,
    ...(code === 'unauthorized' && { 'www-authenticate': 'Token' }),
    ...(code === 'method_not_allowed' && { allow: ALLOW }),
    ...((status === 503 || status === 429) && { 'retry-after': String(retryAfter ?? DEFAULT_RETRY_AFTER) }),
  }
  return { status, headers, body: JSON.stringify(body) }
}
