import { setTimeout as wait } from 'node:timers/promises'

/** Serialization failure and deadlock: the same statement may work when it is sent again (PostgreSQL, appendix A). */
export const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40001', '40P01'])
const MOST_TRIES = 10

/**
 * Does something again while the database asks for that, with growing pauses.
 * @param codes SQLSTATEs that ask for it
 */
export async function retry<T>(act: () => Promise<T>, codes: ReadonlySet<unknown> = TRY_AGAIN): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await act()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (!codes.has(code) || count >= MOST_TRIES) throw error
      await wait(2 ** count * (0.5 + Math.random()))
    }
  }
}
