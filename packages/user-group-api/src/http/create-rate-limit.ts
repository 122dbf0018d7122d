import { ServiceError } from '../core/index.ts'

/**
 * Counts a request against the limit of an API token.
 * @throws ServiceError `rate_limited` if the token has used up its requests
 */
export type RateLimit = (tokenName: string) => void

interface Bucket {
  remaining: number
  /** Milliseconds since 1970. */
  refilledAt: number
}

const MINUTE = 60_000

/**
 * Creates a rate limit for each API token: a token bucket that holds `perMinute` requests and refills evenly. There is one
 * bucket per API token, so the number of tokens bounds the memory.
 * @param clock milliseconds since 1970
 */
export function createRateLimit(perMinute: number, clock: () => number): RateLimit {
  const buckets = new Map<string, Bucket>()
  return (tokenName) => {
    const now = clock()
    const { remaining, refilledAt } = buckets.get(tokenName) ?? { remaining: perMinute, refilledAt: now }
    const refilled = Math.min(perMinute, remaining + (Math.max(0, now - refilledAt) * perMinute) / MINUTE)
    const isAllowed = refilled >= 1
    buckets.set(tokenName, { remaining: isAllowed ? refilled - 1 : refilled, refilledAt: now })
    if (isAllowed) return
    const retryAfter = Math.ceil(((1 - refilled) * MINUTE) / perMinute / 1000)
    throw new ServiceError('rate_limited', `This API token is limited to ${perMinute} requests a minute.`, {
      retryAfter,
    })
  }
}
