import { execFile } from 'node:child_process'

/** A program that has exited. */
export interface CommandResult {
  /** Null when a signal ended it. */
  exitCode: number | null
  stdout: string
  stderr: string
}

export interface CommandOptions {
  cwd: string
  signal: AbortSignal
}

/**
 * Runs a program until it exits, with any exit code.
 *
 * @throws Error when it cannot be started or was aborted
 */
export function runCommand(
  file: string,
  args: readonly string[],
  { cwd, signal }: CommandOptions,
): Promise<CommandResult> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const options = { cwd, env: toEnvironment(process.env), encoding: 'utf8', maxBuffer: 1 << 29 } as const
    const child = execFile(file, args, options, (error, stdout, stderr) => {
      signal.removeEventListener('abort', kill)
      if (signal.aborted) reject(signal.reason)
      else if (error !== null && typeof error.code === 'string') reject(error)
      else resolve({ exitCode: child.exitCode, stdout, stderr })
    })
    // Not the option `signal` of execFile: it does not wait for the program to exit, which may still write files.
    const kill = (): void => void child.kill('SIGINT')
    signal.addEventListener('abort', kill)
  })
}

/**
 * Runs a program that has to succeed and returns what it printed on stdout.
 *
 * @throws Error with its output when it exits with anything but 0
 */
export async function runOrThrow(file: string, args: readonly string[], options: CommandOptions): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(file, args, options)
  if (exitCode === 0) return stdout
  throw new Error(`"${[file, ...args].join(' ')}" failed in ${options.cwd}:\n${stderr.trim() || stdout.trim()}`)
}

/** Leaves out what `npm run` sets that would make an npm of another checkout work on the packages of this one. */
function toEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(environment).filter(
    ([name]) => !/^npm_config_(?:local_prefix|workspaces?)$/i.test(name),
  )
  return { ...Object.fromEntries(entries), NO_COLOR: '1' }
}
