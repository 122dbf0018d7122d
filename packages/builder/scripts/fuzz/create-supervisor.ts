import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Failure, FuzzInput } from './fuzz-input.ts'
import type { FuzzAnswer } from './fuzz-process.ts'

export interface Supervisor {
  /** Runs the checks of an input. An input that crashes the process, or takes too long, fails. */
  run(input: FuzzInput): Promise<Failure[]>
  close(): void
}

/** Milliseconds that an input may take. */
const TIMEOUT = 10_000

/** A process is replaced after this many inputs, so that one failure rarely depends on many inputs before it. */
const MAX_INPUTS = 1_000

/** Runs inputs in a process that is killed when it hangs, and replaced when it dies. */
export function createSupervisor(file = join(import.meta.dirname, 'fuzz-process.js'), timeout = TIMEOUT): Supervisor {
  let child: ChildProcess | undefined
  let inputs = 0

  async function start(): Promise<ChildProcess> {
    const started = fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const answer = await receive(started)
    if (typeof answer === 'string') throw new Error(`The process that runs inputs could not start: ${answer}.`)
    inputs = 0
    return started
  }

  function close(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    async run(input) {
      if (++inputs > MAX_INPUTS) close()
      child ??= await start()
      const running = child
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        running.kill('SIGKILL')
      }, timeout)
      const answer = receive(running)
      running.send(input)
      const result = await answer
      clearTimeout(timer)
      if (typeof result !== 'string') return 'failures' in result ? result.failures : []
      child = undefined
      if (isLate) return [{ kind: 'hang', check: 'supervisor', message: `took more than ${timeout / 1000} seconds` }]
      return [{ kind: 'crash', check: 'supervisor', message: result }]
    },
    close,
  }
}

/** The next answer of a process, or what ended it: a signal or an exit code. */
function receive(child: ChildProcess): Promise<FuzzAnswer | string> {
  return new Promise((resolve) => {
    const onMessage = (answer: unknown): void => finish(answer as FuzzAnswer)
    const onExit = (code: number | null, signal: string | null): void => finish(signal ?? `exit code ${code}`)
    function finish(result: FuzzAnswer | string): void {
      child.off('message', onMessage).off('exit', onExit)
      resolve(result)
    }
    child.on('message', onMessage).on('exit', onExit)
  })
}
