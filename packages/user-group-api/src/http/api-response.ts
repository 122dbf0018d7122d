import { ServiceError } from '../core/service-error.ts'

/** Headers of every answer. Answers hold tokens: no cache may keep one (api-service 1.3). */
export const COMMON_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const

/** Methods that `/api/user` takes. */
export const ALLOW = 'GET, PUT, POST, DELETE, OPTIONS'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  /** JSON. */
  body: string
}

/** Seconds after which a caller may try again, where nothing better is known. */
const RETRY_AFTER = 1

/**
 * Writes the answer to a request that failed, with all of its headers but the length. Of a bug the caller learns nothing
 * but the id of the request.
 */
export function renderError(error: unknown, requestId: string): Answer {
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
    ...((status === 503 || status === 429) && { 'retry-after': String(retryAfter ?? RETRY_AFTER) }),
  }
  return { status, headers, body: JSON.stringify(body) }
}
