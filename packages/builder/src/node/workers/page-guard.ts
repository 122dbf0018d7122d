import { type Context, createContext, Script } from 'node:vm'
import { type PageGuard, PageTimeoutError } from '../../build/index.ts'
import { isObject } from '../../core/index.ts'

/** Seconds that each synchronous step of a page may take. A safety net: budgets of steps and sizes decide long before. */
const MAX_SECONDS = 30

/**
 * Creates a guard that stops synchronous work after some time. `timeout` of `node:vm` is the only way to do that inside
 * of a thread: V8 ends the work and everything that it called, while the thread goes on. It costs 0.03 ms a page.
 */
export function createPageGuard(seconds = MAX_SECONDS): PageGuard {
  const slot: { work?: () => void } = {}
  const script = new Script('work()')
  let context: Context | undefined
  return {
    run<Result>(work: () => Result): Result {
      const done: Result[] = []
      slot.work = () => {
        done.push(work())
      }
      context ??= createContext(slot)
      try {
        script.runInContext(context, { timeout: seconds * 1000 })
      } catch (error) {
        throw isTimeout(error) ? new PageTimeoutError(seconds) : error
      }
      return done[0] as Result
    },
  }
}

/** The error is an `Error` of the other context. */
function isTimeout(error: unknown): boolean {
  return isObject(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
