import { Command, CommanderError } from 'commander'
import { readVersion } from '../node/index.ts'
import type { CliEnvironment } from './cli-environment.ts'
import { addBuildCommand } from './commands/build-command.ts'
import { addCheckCommand } from './commands/check-command.ts'
import { addDevCommand } from './commands/dev-command.ts'
import { addExplainCommand } from './commands/explain-command.ts'
import { addExportCommand } from './commands/export-command.ts'
import { addInitCommand } from './commands/init-command.ts'
import { addMcpCommand } from './commands/mcp-command.ts'
import { addMigrateCommand } from './commands/migrate-command.ts'
import { addMockCommand } from './commands/mock-command.ts'
import { addPackCommand } from './commands/pack-command.ts'
import { addPreviewCommand } from './commands/preview-command.ts'
import { addRelayCommand } from './commands/relay-command.ts'
import { addRenameCommand } from './commands/rename-command.ts'
import { addSchemaCommand } from './commands/schema-command.ts'
import { addVerifyCommand } from './commands/verify-command.ts'
import { ExitCode } from './exit-code.ts'
import { reportFailure } from './reporters/report-failure.ts'

const EXAMPLES = `
Examples:
  $ spearmint init docs             create a small site in docs
  $ spearmint dev                   serve the site in this folder while you edit it
  $ spearmint build                 build the site in this folder into dist
  $ spearmint build docs --out site build the site in docs into site
  $ spearmint preview               serve dist locally
  $ spearmint check --fix           check the site and fix its configuration
  $ spearmint help build            show all options of a command
`

/**
 * Runs one command line. This is the only place that decides on the exit code.
 *
 * @param argv - The arguments after `spearmint`.
 * @returns 0 ok, 1 errors in the configuration or content, 2 no configuration, no page or wrong usage, 3 a bug
 */
export async function runCli(argv: readonly string[], environment: CliEnvironment): Promise<ExitCode> {
  let code: ExitCode = ExitCode.ok
  const started = environment.clock()
  const program = createProgram(environment, (given) => {
    code = given
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return ExitCode.ok
    return reportFailure(error, { program, argv, environment, started })
  }
}

/** Creates the commands with their options. `exit` is called with the exit code of the command that ran. */
export function createProgram(environment: CliEnvironment, exit: (code: ExitCode) => void): Command {
  const { stdout, stderr } = environment
  const program = new Command('spearmint')
    .description('Build a static documentation site from a folder of Markdown and one JSON file.')
    .version(readVersion(), '-V, --version', 'print the version')
    .option('--verbose', 'print a stack trace if Spearmint itself fails')
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('Run "npx spearmint --help" to list the commands.')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      getOutHelpWidth: () => stdout.columns ?? 80,
      getErrHelpWidth: () => stderr.columns ?? 80,
    })
  addInitCommand(program, environment, exit)
  addDevCommand(program, environment, exit)
  addBuildCommand(program, environment, exit)
  addPreviewCommand(program, environment, exit)
  addPackCommand(program, environment, exit)
  addVerifyCommand(program, environment, exit)
  addExportCommand(program, environment, exit)
  addRelayCommand(program, environment, exit)
  addMockCommand(program, environment, exit)
  addMcpCommand(program, environment, exit)
  addCheckCommand(program, environment, exit)
  addRenameCommand(program, environment, exit)
  addMigrateCommand(program, environment, exit)
  addExplainCommand(program, environment, exit)
  addSchemaCommand(program, environment, exit)
  for (const command of program.commands) {
    command.showHelpAfterError(`Run "npx spearmint ${command.name()} --help" to list its options.`)
  }
  return program
}
