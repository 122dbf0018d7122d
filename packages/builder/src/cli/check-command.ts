import { type Command, Option } from 'commander'
import type { CliEnvironment } from './cli-environment.ts'
import type { ExitCode } from './exit-code.ts'
import { REPORT_FORMATS } from './formats/report-format.ts'
import type { CheckFlags } from './run-check.ts'

const EXAMPLES = `
Exit codes: 0 ok, 1 errors, 2 a configuration that no site can be built with, or wrong usage, 3 a bug in Spearmint.

Examples:
  $ spearmint check                         the mint.json in this folder
  $ spearmint check docs --fix              mend what can be mended without asking
  $ spearmint check --format github         annotations in a workflow of GitHub Actions
  $ spearmint check --format sarif > check.sarif
                                            for tools that collect reports
  $ spearmint check --strict --json         for CI: fail on warnings too, all problems as data
`

/** Adds `spearmint check`. */
export function addCheckCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('check')
    .description('Check mint.json against its form, its rules and the files of the site. Nothing is built.')
    .argument('[dir]', 'folder that holds mint.json', '.')
    .option('--fix', 'rewrite mint.json with the mends that are certain; comments and formatting stay')
    .addOption(new Option('--format <name>', 'how to report').choices(REPORT_FORMATS).default('text'))
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .option('--strict', 'treat warnings as errors')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: CheckFlags) => {
      const { runCheck } = await import('./run-check.ts')
      exit(await runCheck(dir, flags, environment))
    })
}
