import type { Answer, AskAddress, NoAnswer } from '../../check/index.ts'
import { findErrorCode } from '../find-error-code.ts'
import { toFetchReason } from './to-fetch-reason.ts'

/** In milliseconds. */
const TIME_OUT = 15_000

/** Some servers reject clients that are not browsers. */
const HEADERS = { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; spearmint-check)' }

/** Requests a URL. The body of the response is not read. */
export const askAddress: AskAddress = async (url, method) => {
  try {
    const signal = AbortSignal.timeout(TIME_OUT)
    const response = await fetch(url, { method, headers: HEADERS, redirect: 'manual', signal })
    await response.body?.cancel()
    return toAnswer(response)
  } catch (error) {
    return toNoAnswer(error)
  }
}

function toAnswer({ status, headers }: Response): Answer {
  const location = headers.get('location')
  const retryAfter = headers.get('retry-after')
  return { status, ...(location !== null && { location }), ...(retryAfter !== null && { retryAfter }) }
}

function toNoAnswer(error: unknown): NoAnswer {
  const isUnknownHost = error instanceof Error && findErrorCode(error.cause) === 'ENOTFOUND'
  return { isUnknownHost, reason: toFetchReason(error, TIME_OUT) }
}
