import { Script } from 'node:vm'
import { type PageGuard, PageTimeoutError } from '../../build/index.ts'
import { findErrorCode } from '../find-error-code.ts'

/** Seconds that each synchronous step of a page may take. A safety net: budgets of steps and sizes decide long before. */
const MAX_SECONDS = 30

/** A script has no parameters, so it finds the work under this key of the global object. */
const KEY = Symbol.for('spearmint.guarded-work')

const globals = globalThis as { [KEY]?: () => void }

/**
 * Creates a guard that stops synchronous work after some time. `timeout` of `node:vm` is the only way to do that inside
 * of a thread: V8 ends the work and everything that it called, while the thread goes on. Each call starts a system thread,
 * so it should do the work of several pages. A context of its own would cost several times as much.
 */
export function createPageGuard(seconds = MAX_SECONDS): PageGuard {
  let script: Script | undefined
  return {
    run<Result>(work: () => Result): Result {
      const done: Result[] = []
      script ??= new Script(`globalThis[Symbol.for(${JSON.stringify(Symbol.keyFor(KEY))})]()`)
      globals[KEY] = () => {
        done.push(work())
      }
      try {
        script.runInThisContext({ timeout: seconds * 1000 })
      } catch (error) {
        throw findErrorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new PageTimeoutError(seconds) : error
      } finally {
        // Otherwise the page would stay in memory until the next one.
        delete globals[KEY]
      }
      return done[0] as Result
    },
  }
}
