import { buildSite } from '../build/index.ts'
import type { CliEnvironment, TextSink } from './cli-environment.ts'
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
export function main(host: HostProcess): Promise<number> {
  for (const stream of [host.stdout, host.stderr]) stream.on('error', ignoreClosedPipe)
  return runCli(host.argv.slice(2), createEnvironment(host))
}

/** A program such as `head` may close the pipe early. That is not a failure. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

function createEnvironment(host: HostProcess): CliEnvironment {
  return {
    cwd: host.cwd(),
    stdout: host.stdout,
    stderr: host.stderr,
    variables: host.env,
    clock: () => performance.now(),
    onInterrupt(listener) {
      host.once('SIGINT', listener)
      host.once('SIGTERM', listener)
    },
    ...(host.stdin.isTTY && host.stderr.isTTY && { ask: (question: string) => ask(question, host) }),
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
