import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** How many times longer to wait for a process that gets little CPU time, because the machine is busy with something else. */
const PATIENCE = 30

/** A process is replaced after this many inputs, so that one failure rarely depends on many inputs before it. */
const MAX_INPUTS = 1_000

/** Runs inputs in a process that is killed when it hangs, and replaced when it dies. */
export function createSupervisor(file = join(import.meta.dirname, 'fuzz-process.js'), timeout = TIMEOUT): Supervisor {
  let child: ChildProcess | undefined
  let inputs = 0

  async function start(): Promise<ChildProcess> {
    const started = fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const answer = await receive(started, timeout, PATIENCE)
    if (typeof answer === 'string') throw new Error(`The process that runs inputs could not start: ${answer}.`)
    inputs = 0
    return started
  }

  function close(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  async function tryInput(input: FuzzInput, patience: number): Promise<Tried | 'late'> {
    if (++inputs > MAX_INPUTS) close()
    child ??= await start()
    const answer = receive(child, timeout, patience)
    child.send(input)
    const result = await answer
    if (typeof result !== 'string') return result.longest > timeout ? 'late' : result
    child = undefined
    return result === 'late' ? 'late' : toTried('crash', result)
  }

  return {
    async run(input) {
      let result = await tryInput(input, 1)
      // Again in a new process, and now it is CPU time that counts.
      if (result === 'late') {
        close()
        result = await tryInput(input, PATIENCE)
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
 * process was killed. With patience, only CPU time counts, as long as the step takes no more than `patience` times as long.
 */
function receive(child: ChildProcess, milliseconds: number, patience: number): Promise<Tried | string> {
  return new Promise((resolve) => {
    let isLate = false
    let timer: NodeJS.Timeout
    const startStep = (): void => {
      const start = readCpuTime(child)
      const expire = (timesLeft: number): void => {
        if (timesLeft > 0 && readCpuTime(child) - start < milliseconds) {
          timer = setTimeout(expire, milliseconds, timesLeft - 1)
          return
        }
        isLate = true
        child.kill('SIGKILL')
      }
      timer = setTimeout(expire, milliseconds, patience - 1)
    }
    startStep()
    const onMessage = (answer: unknown): void => {
      clearTimeout(timer)
      if (answer === 'step') startStep()
      else finish(answer as Tried)
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

/** The CPU milliseconds that a process has used. 0 where the system has no `/proc`. */
function readCpuTime({ pid }: ChildProcess): number {
  try {
    // User and system time are the fields after the name, which may contain spaces, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}
