import { findErrorCode } from '../find-error-code.ts'

/** Says, as the end of a sentence, why `fetch` threw. @param timeOut how long it was given, in milliseconds */
export function toFetchReason(error: unknown, timeOut: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeOut / 1000} seconds`
  const code = error instanceof Error ? findErrorCode(error.cause) : undefined
  if (code === 'ENOTFOUND') return 'there is no server of that name'
  return `no connection${code === undefined ? '' : ` (${code})`}`
}
