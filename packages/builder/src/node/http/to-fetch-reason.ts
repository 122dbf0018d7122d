import { findErrorCode } from '../find-error-code.ts'

/** Describes, as the end of a sentence, why `fetch` threw. @param timeOut - In milliseconds. */
export function toFetchReason(error: unknown, timeOut: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no response within ${timeOut / 1000} seconds`
  const code = error instanceof Error ? findErrorCode(error.cause) : undefined
  if (code === 'ENOTFOUND') return 'the host name does not resolve'
  return `the connection failed${code === undefined ? '' : ` (${code})`}`
}
