import { setTimeout as wait } from 'node:timers/promises'

/** Serialization failure and deadlock: the same statement may succeed when it is sent again (PostgreSQL, appendix A). */
export const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 10

export function isConflict(error: unknown): boolean {
  return hasCode(error, RETRYABLE)
}

function hasCode(error: unknown, codes: ReadonlySet<unknown>): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code)
}

/**
 * Repeats an action while it fails with one of these errors, with exponential backoff.
 * @param codes the SQLSTATEs to retry
 */
export async function retry<T>(action: () => Promise<T>, codes: ReadonlySet<unknown> = RETRYABLE): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action()
    } catch (error) {
      if (!hasCode(error, codes) || attempt >= MAX_ATTEMPTS) throw error
      await wait(2 ** attempt * (0.5 + Math.random()))
    }
  }
}
