import { ServiceError } from '../core/service-error.ts'

/** @throws ServiceError `rate_limited` when the caller has had what it may have */
export type RateLimit = (callerName: string) => void

interface Bucket {
  left: number
  /** Milliseconds since 1970. */
  filledAt: number
}

const MINUTE = 60_000

/**
 * Creates a limit of requests for each API token: a bucket that holds `perMinute` requests and fills evenly. Of each token
 * that called there is one bucket, so memory is bounded by the number of API tokens.
 * @param clock milliseconds since 1970
 */
export function createRateLimit(perMinute: number, clock: () => number): RateLimit {
  const buckets = new Map<string, Bucket>()
  return (callerName) => {
    const now = clock()
    const { left, filledAt } = buckets.get(callerName) ?? { left: perMinute, filledAt: now }
    const filled = Math.min(perMinute, left + (Math.max(0, now - filledAt) * perMinute) / MINUTE)
    const isAllowed = filled >= 1
    buckets.set(callerName, { left: isAllowed ? filled - 1 : filled, filledAt: now })
    if (isAllowed) return
    const retryAfter = Math.ceil(((1 - filled) * MINUTE) / perMinute / 1000)
    throw new ServiceError('rate_limited', `This API token may send ${perMinute} requests a minute.`, { retryAfter })
  }
}
