import type { OutageReason } from './store-monitor.ts'

/** One problem with one field of a request. */
export interface ErrorDetail {
  /** Path of the field, such as `mapping.a`. */
  path: string
  message: string
}

/** Every way a request can fail: the stable code and its HTTP status (docs/api/errors). */
export const ERROR_STATUS = {
  bad_request: 400,
  missing_body: 400,
  invalid_json: 400,
  invalid_encoding: 400,
  too_deep: 400,
  duplicate_key: 400,
  forbidden_key: 400,
  invalid_string: 400,
  number_out_of_range: 400,
  unauthorized: 401,
  not_found: 404,
  user_group_not_found: 404,
  unknown_current_token: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  identity_mismatch: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  unsupported_content_encoding: 415,
  expectation_failed: 417,
  validation_failed: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  store_unavailable: 503,
  overloaded: 503,
  shutting_down: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** A failure that is reported to the client. Any other error is a bug: it is logged, and the client gets `internal_error`. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly details: readonly ErrorDetail[]
  /** Seconds after which the client can retry, if known. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: readonly ErrorDetail[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.code = code
    this.details = options.details ?? []
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** The store cannot be used right now. A write may have been applied, unless the caller knows that it was never sent. */
export class StoreUnavailableError extends ServiceError {
  readonly reason: OutageReason

  constructor(reason: OutageReason, cause: unknown) {
    super('store_unavailable', 'The store is currently unavailable.', { cause })
    this.reason = reason
  }
}
