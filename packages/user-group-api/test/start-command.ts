import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CUSTOMER } from './open-test-app.ts'
import type { StoreLocation } from './test-stores.ts'

const COMMAND = fileURLToPath(new URL('../bin/user-group-api.js', import.meta.url))

export interface RunningCommand {
  port: number
  child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
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
  let text = ''
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      text += chunk
      const port = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1]
      if (port === undefined) return
      resolve({
        port: Number(port),
        child,
        output: () => text,
        kill(signal) {
          child.kill(signal)
          return exited
        },
      })
    }
    child.stdout?.on('data', onData)
    child.stderr?.on('data', onData)
    exited.then((code) => reject(new Error(`The service exited with ${code}: ${text}`)))
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
