import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CUSTOMER } from './open-test-app.ts'
import type { StoreLocation } from './test-stores.ts'

const COMMAND = fileURLToPath(new URL('../bin/user-group-api.js', import.meta.url))

export interface RunningCommand {
  port: number
  child: ChildProcess
  /** Everything it has printed so far, to one stream or both. */
  output(stream?: 'stdout' | 'stderr'): string
  /** Sends a signal and waits until the process exits. */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

function spawnCommand(
  args: readonly string[],
  { variables }: Pick<StoreLocation, 'variables'>,
  wrapper: readonly string[] = [],
): ChildProcess {
  const [program = '', ...rest] = [...wrapper, process.execPath, COMMAND, ...args]
  return spawn(program, rest, {
    env: { PATH: process.env.PATH, API_TOKEN: CUSTOMER, LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * Starts `user-group-api serve` on a free port, with {@link CUSTOMER} as its API token.
 * @param wrapper a program that runs the command, with its arguments
 */
export function startCommand(
  location: Pick<StoreLocation, 'variables' | 'folder'>,
  variables: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Promise<RunningCommand> {
  const child = spawnCommand(
    ['serve', '--port', '0', '--data', location.folder],
    { variables: { ...location.variables, ...variables } },
    wrapper,
  )
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const printed = { stdout: '', stderr: '' }
  return new Promise((resolve, reject) => {
    const onData = (stream: keyof typeof printed, chunk: Buffer): void => {
      printed[stream] += chunk
      const port = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(printed.stderr)?.[1]
      if (port === undefined) return
      resolve({
        port: Number(port),
        child,
        output: (stream) => (stream === undefined ? printed.stdout + printed.stderr : printed[stream]),
        kill(signal) {
          child.kill(signal)
          return exited
        },
      })
    }
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream]?.on('data', (chunk: Buffer) => onData(stream, chunk))
    }
    exited.then((code) => reject(new Error(`The service exited with ${code}: ${printed.stderr}`)))
  })
}

/** Runs the command until it exits. */
export function runCommand(
  args: readonly string[],
  location: Pick<StoreLocation, 'variables'>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawnCommand(args, location)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
}
