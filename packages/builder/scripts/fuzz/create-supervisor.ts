import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { FailureKind, FuzzInput } from './fuzz-input.ts'
import type { FuzzAnswer } from './fuzz-process.ts'

/** The failures of an input, and the CPU milliseconds of its longest step. */
type Tried = Exclude<FuzzAnswer, 'step'>

export interface Supervisor {
  /** Runs the checks of an input. One that crashes the process or takes too long fails. */
  run(input: FuzzInput): Promise<Tried>
  close(): void
}

/** Milliseconds that each check of an input, or each build in it, may take. */
const TIMEOUT = 10_000

/** How much longer to wait for CPU time on a machine that is busy with something else. */
const PATIENCE = 4

/** A process is replaced after this many inputs, so that one failure rarely depends on many inputs before it. */
const MAX_INPUTS = 1_000

/** Runs inputs in a process that is killed when it hangs, and replaced when it dies. */
export function createSupervisor(file = join(import.meta.dirname, 'fuzz-process.js'), timeout = TIMEOUT): Supervisor {
  let child: ChildProcess | undefined
  let inputs = 0

  async function start(): Promise<ChildProcess> {
    const started = fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const answer = await receive(started, timeout * PATIENCE)
    if (typeof answer === 'string') throw new Error(`The process that runs inputs could not start: ${answer}.`)
    inputs = 0
    return started
  }

  function close(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  async function tryInput(input: FuzzInput, milliseconds: number): Promise<Tried | 'late'> {
    if (++inputs > MAX_INPUTS) close()
    child ??= await start()
    const answer = receive(child, milliseconds)
    child.send(input)
    const result = await answer
    if (typeof result !== 'string') return result.longest > timeout ? 'late' : result
    child = undefined
    return result === 'late' ? 'late' : toTried('crash', result)
  }

  return {
    async run(input) {
      let result = await tryInput(input, timeout)
      // Again in a new process, and now it is CPU time that counts.
      if (result === 'late') {
        close()
        result = await tryInput(input, timeout * PATIENCE)
      }
      if (result !== 'late') return result
      return toTried('hang', `takes more than ${timeout / 1000} seconds`)
    },
    close,
  }
}

const toTried = (kind: FailureKind, message: string): Tried => ({
  failures: [{ kind, check: 'supervisor', message }],
  longest: 0,
})

/**
 * The next answer of a process, or what ended it: a signal, an exit code, or `late` when a step took too long and the
 * process was killed.
 */
function receive(child: ChildProcess, milliseconds: number): Promise<Tried | string> {
  return new Promise((resolve) => {
    let isLate = false
    const kill = (): void => {
      isLate = true
      child.kill('SIGKILL')
    }
    let timer = setTimeout(kill, milliseconds)
    const onMessage = (answer: unknown): void => {
      clearTimeout(timer)
      if (answer !== 'step') {
        finish(answer as Tried)
        return
      }
      timer = setTimeout(kill, milliseconds)
    }
    const onExit = (code: number | null, signal: string | null): void => {
      finish(isLate ? 'late' : (signal ?? `exit code ${code}`))
    }
    function finish(result: Tried | string): void {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
      resolve(result)
    }
    child.on('message', onMessage).on('exit', onExit)
  })
}
