import type { Readable, Writable } from 'node:stream'
import { buildSite } from '../build/index.ts'
import type { CliEnvironment, TextSink } from './cli-environment.ts'
import { ExitCode } from './exit-code.ts'
import { runCli } from './run-cli.ts'

/** The part of `process` that the command line uses. */
export interface HostProcess {
  argv: string[]
  env: Record<string, string | undefined>
  cwd(): string
  stdin: NodeJS.ReadableStream & { isTTY?: boolean | undefined }
  stdout: HostStream
  stderr: HostStream
  once(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
}

interface HostStream extends TextSink {
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown
}

/** Runs `spearmint` with the arguments of a process and returns its exit code. */
export async function main(host: HostProcess): Promise<number> {
  const { stdout, stderr } = host
  const cwd = findWorkingFolder(host)
  if (cwd === undefined) {
    stderr.write('error: The working directory does not exist.\n')
    return ExitCode.unusable
  }
  let failure: string | undefined
  for (const stream of [stdout, stderr]) {
    stream.on('error', ({ code, message }) => {
      // A program such as `head` may close the pipe early. That is not a failure.
      if (code !== 'EPIPE') failure ??= code ?? message
    })
  }
  const exitCode = await runCli(host.argv.slice(2), createEnvironment(host, cwd))
  // Streams report errors a little later.
  await new Promise(setImmediate)
  if (failure === undefined) return exitCode
  stderr.write(`error: Cannot write the output (${failure}).\n`)
  return ExitCode.unusable
}

/** Undefined if it was deleted, or one of its parents can't be entered. */
function findWorkingFolder(host: HostProcess): string | undefined {
  try {
    return host.cwd()
  } catch {
    return undefined
  }
}

function createEnvironment(host: HostProcess, cwd: string): CliEnvironment {
  return {
    cwd,
    stdout: host.stdout,
    stderr: host.stderr,
    variables: host.env,
    clock: () => performance.now(),
    onInterrupt(listener) {
      host.once('SIGINT', listener)
      host.once('SIGTERM', listener)
    },
    ...(host.stdin.isTTY && host.stderr.isTTY && { ask: (question: string) => ask(question, host) }),
    streams: { input: host.stdin as Readable, output: host.stdout as unknown as Writable },
    loadBuildSite: async () => buildSite,
  }
}

/** Prompts on stderr, because stdout is for data. The end of the input (Ctrl+D) is an empty answer. */
async function ask(question: string, { stdin, stderr }: HostProcess): Promise<string> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: stdin, output: stderr as unknown as NodeJS.WritableStream })
  try {
    const end = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
    return await Promise.race([lines.question(question), end])
  } finally {
    lines.close()
  }
}
