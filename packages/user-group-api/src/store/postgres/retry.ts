import { setTimeout as wait } from 'node:timers/promises'

/** Serialization failure and deadlock: the same statement may succeed when it is sent again (PostgreSQL, appendix A). */
export const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01'])
export const MAX_ATTEMPTS = 10

export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE.has(error.code)
}

/** Repeats an action while it conflicts with another transaction, with exponential backoff. */
export async function retry<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action()
    } catch (error) {
      if (!isConflict(error) || attempt >= MAX_ATTEMPTS) throw error
      await wait(2 ** attempt * (0.5 + Math.random()))
    }
  }
}
