import { CommanderError } from 'commander'
import { EdgeError } from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import type { Failure } from './to-failure-report.ts'

export interface FailedRun {
  /** The arguments after `spearmint`. */
  argv: readonly string[]
  environment: CliEnvironment
  /** When the run started, on the clock of the environment. */
  started: number
}

/** Says on stderr (and, under `--json`, on stdout too) why a run ended early. Returns the exit code. */
export async function reportFailure(error: unknown, run: FailedRun): Promise<ExitCode> {
  const { argv, environment, started } = run
  const failure = toFailure(error)
  const { stdout, stderr, variables, clock } = environment
  // Commander has already printed its own message.
  if (!(error instanceof CommanderError)) stderr.write(formatFailure(failure))
  if (failure.exitCode === ExitCode.bug && (argv.includes('--verbose') || Boolean(variables.DEBUG))) {
    stderr.write(`\n${toStack(error)}\n`)
  }
  if (wantsJson(argv)) {
    const { toFailureReport } = await import('./to-failure-report.ts')
    stdout.write(toFailureReport(failure, { command: findCommand(argv), durationMs: clock() - started }))
  }
  return failure.exitCode
}

function wantsJson(argv: readonly string[]): boolean {
  return argv.includes('--json') || /(?:^|\n)--format[=\n]json(?:\n|$)/.test(argv.join('\n'))
}

function findCommand(argv: readonly string[]): string | undefined {
  return argv.find((argument) => !argument.startsWith('-'))
}

function toFailure(error: unknown): Failure {
  if (error instanceof EdgeError) {
    const { code, message, suggestions } = error
    return { exitCode: ExitCode.unusable, code, message, suggestions }
  }
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '')
    return { exitCode: ExitCode.unusable, code: 'usage/command-line', message, suggestions: [] }
  }
  return {
    exitCode: ExitCode.bug,
    code: 'internal/bug',
    message: `Spearmint failed: ${error instanceof Error ? error.message : String(error)}`,
    suggestions: [
      'This is a bug in Spearmint, not in your site. Please report it with the message above.',
      'Run the command again with --verbose and add what it prints to the report.',
    ],
  }
}

function formatFailure({ message, suggestions }: Failure): string {
  return [`error: ${message}`, ...suggestions.map((suggestion) => `  → ${suggestion}`), ''].join('\n')
}

function toStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\nCaused by: ${toStack(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
