import type { CliEnvironment, TextSink } from './cli-environment.ts'
import { runCli } from './run-cli.ts'

/** The part of `process` that the command line uses. */
export interface HostProcess {
  argv: string[]
  env: Record<string, string | undefined>
  cwd(): string
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

/** A reader such as `head` may close the pipe early; what it did not want to read is no failure of ours. */
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
    loadBuildSite: async () => (await import('../pipeline/build-site.ts')).buildSite,
  }
}
