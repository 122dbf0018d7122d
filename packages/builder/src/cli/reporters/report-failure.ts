import { Command, CommanderError, Option } from 'commander'
import { OperationalError } from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import type { Failure } from './json/to-failure-report.ts'

export interface FailedRun {
  program: Command
  /** The arguments after `spearmint`. */
  argv: readonly string[]
  environment: CliEnvironment
  /** When the run started, by the clock of the environment. */
  started: number
}

/** Reports on stderr (and with `--json` also on stdout) why a run ended early. Returns the exit code. */
export async function reportFailure(error: unknown, run: FailedRun): Promise<ExitCode> {
  const { environment, started } = run
  const { command, isJson, isVerbose } = parseReportOptions(run)
  const failure = toFailure(error)
  const { stdout, stderr, variables, clock } = environment
  // Commander has already printed its own message.
  if (!(error instanceof CommanderError)) stderr.write(formatFailure(failure))
  if (failure.exitCode === ExitCode.bug && (isVerbose || Boolean(variables.DEBUG))) {
    stderr.write(`\n${toStack(error)}\n`)
  }
  if (isJson) {
    const { toFailureReport } = await import('./json/to-failure-report.ts')
    stdout.write(toFailureReport(failure, { command, durationMs: clock() - started }))
  }
  return failure.exitCode
}

/**
 * Parses only the options that affect the report. The command line itself may be what is wrong, so unknown options and
 * invalid values are ignored.
 */
function parseReportOptions({ program, argv }: FailedRun): {
  command: string | undefined
  isJson: boolean
  isVerbose: boolean
} {
  const command = argv.find((argument) => !argument.startsWith('-'))
  const definition = program.commands.find((candidate) => candidate.name() === command)
  const parser = new Command()
  for (const { flags } of [...program.options, ...(definition?.options ?? [])]) {
    // `[value]` instead of `<value>`: a missing value is not an error here.
    parser.addOption(new Option(flags.replace(/<(.+)>/, '[$1]')))
  }
  parser.parseOptions([...argv])
  const { json, format, verbose } = parser.opts<{ json?: true; format?: string; verbose?: true }>()
  return { command, isJson: json === true || format === 'json', isVerbose: verbose === true }
}

function toFailure(error: unknown): Failure {
  if (error instanceof OperationalError) {
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
