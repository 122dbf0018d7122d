import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits for a promise, but not longer than a time limit.
 * @param milliseconds of the limit
 * @param toError creates the error to throw then
 */
export async function rejectAfter<T>(promise: Promise<T>, milliseconds: number, toError: () => unknown): Promise<T> {
  const timer = new AbortController()
  const timeout = wait(Math.max(0, milliseconds), undefined, { signal: timer.signal }).then(() => {
    throw toError()
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    timer.abort()
  }
}
