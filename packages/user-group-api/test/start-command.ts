import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CUSTOMER } from './open-test-app.ts'
import type { StorePlace } from './test-stores.ts'

const COMMAND = fileURLToPath(new URL('../bin/user-group-api.js', import.meta.url))

export interface RunningCommand {
  port: number
  child: ChildProcess
  /** Everything it said so far. */
  output(): string
  /** Ends it and waits for that. */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

function spawnCommand(
  args: readonly string[],
  { variables }: Pick<StorePlace, 'variables'>,
  around: readonly string[] = [],
): ChildProcess {
  const [program = '', ...rest] = [...around, process.execPath, COMMAND, ...args]
  return spawn(program, rest, {
    env: { PATH: process.env.PATH, API_TOKEN: CUSTOMER, LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * Starts `user-group-api serve` on a free port, with {@link CUSTOMER} as its API token.
 * @param around a program that runs it, and the arguments of that program before ours
 */
export function startCommand(
  place: Pick<StorePlace, 'variables' | 'folder'>,
  variables: Record<string, string> = {},
  around: readonly string[] = [],
): Promise<RunningCommand> {
  const child = spawnCommand(
    ['serve', '--port', '0', '--data', place.folder],
    { variables: { ...place.variables, ...variables } },
    around,
  )
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let text = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      text += chunk
      const port = /Listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1]
      if (port === undefined) return
      resolve({
        port: Number(port),
        child,
        output: () => text,
        kill(signal) {
          child.kill(signal)
          return ended
        },
      })
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    ended.then((code) => reject(new Error(`It ended with ${code}: ${text}`)))
  })
}

/** Runs the command to its end. */
export function runCommand(
  args: readonly string[],
  place: Pick<StorePlace, 'variables'>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawnCommand(args, place)
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
