import type { RelayErrorCode } from '../../api/index.ts'

const STATUSES: Record<RelayErrorCode, number> = {
  'bad-request': 400,
  'other-site': 403,
  'unknown-origin': 403,
  'private-address': 403,
  'slow-request': 408,
  'request-too-large': 413,
  'response-too-large': 502,
  'too-many-redirects': 502,
  busy: 503,
  'no-connection': 502,
  timeout: 504,
}

/** Why the relay does not send a request or gets no response. Visitors see the message, so it contains no credentials. */
export class RelayError extends Error {
  override readonly name = 'RelayError'
  readonly code: RelayErrorCode
  /** Status of the relay's own response. */
  readonly status: number

  constructor(code: RelayErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = STATUSES[code]
  }
}

/** The error for a request when as many as possible are in progress. */
export function toBusyError(): RelayError {
  return new RelayError('busy', 'Too many requests are in progress. Try again.')
}
