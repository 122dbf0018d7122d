import type { AskServer, NoAnswer, ServerAnswer } from '../../check/index.ts'
import { findErrorCode } from '../find-error-code.ts'
import { toFetchReason } from './to-fetch-reason.ts'

/** Limits of a request, in milliseconds. */
export interface ServerLimits {
  timeOut: number
  /** How long to wait before a busy server is asked again, if it doesn't say. */
  pause: number
}

const LIMITS: ServerLimits = { timeOut: 15_000, pause: 2_000 }

/** In milliseconds. A server that requests a longer pause is not asked again. */
const MAX_PAUSE = 10_000

const MAX_RETRIES = 2

/**
 * Creates requests to a deployed site. A response has to be complete within the time limit, and no more of it is read than
 * requested, so that neither a slow nor an endless one stops the check. A busy server gets a pause.
 */
export function createAskServer(
  wait: (milliseconds: number) => Promise<unknown>,
  { timeOut, pause }: ServerLimits = LIMITS,
): AskServer {
  async function send(url: string, accept: string, maxBytes: number): Promise<ServerAnswer | NoAnswer> {
    try {
      const signal = AbortSignal.timeout(timeOut)
      const headers = { accept, 'user-agent': 'spearmint-check' }
      const response = await fetch(url, { headers, redirect: 'manual', signal })
      return {
        status: response.status,
        headers: new Map(response.headers),
        body: await readBody(response, maxBytes),
      }
    } catch (error) {
      const isUnknownHost = error instanceof Error && findErrorCode(error.cause) === 'ENOTFOUND'
      return { isUnknownHost, reason: toFetchReason(error, timeOut) }
    }
  }

  return async (url, { accept = 'text/html,*/*;q=0.8', maxBytes }) => {
    let answer = await send(url, accept, maxBytes)
    for (let retry = 0; retry < MAX_RETRIES && 'status' in answer && isBusy(answer); retry++) {
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
      const milliseconds = Number.isFinite(seconds) ? seconds * 1000 : pause
      if (milliseconds > MAX_PAUSE) break
      await wait(Math.max(0, milliseconds))
      answer = await send(url, accept, maxBytes)
    }
    return answer
  }
}

function isBusy({ status }: ServerAnswer): boolean {
  return status === 429 || status === 503
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  while (reader !== undefined && size < maxBytes) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(parts)
    parts.push(value)
    size += value.length
  }
  // A server may not end a response that is no longer read.
  reader?.cancel().catch(() => undefined)
  return Buffer.concat(parts).subarray(0, maxBytes)
}
