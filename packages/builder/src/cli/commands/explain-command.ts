import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import type { ExplainFlags } from './run-explain.ts'

const EXAMPLES = `
Exit codes: 0 ok, 2 there is no such code, 3 a bug in Spearmint.

Examples:
  $ spearmint explain config/misspelt-key   what it means, an example, how to mend it
  $ spearmint explain                       all codes, one a line
  $ spearmint explain --json                all codes as data
`

/** Adds `spearmint explain`. */
export function addExplainCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('explain')
    .description('Say what a diagnostic code means and how to mend the problem.')
    .argument('[code]', 'code as a report shows it, for example config/unknown-key; all of them when left out')
    .option('--json', 'print JSON on stdout: one object, or a list of all')
    .addHelpText('after', EXAMPLES)
    .action(async (code: string | undefined, flags: ExplainFlags) => {
      const { runExplain } = await import('./run-explain.ts')
      exit(runExplain(code, flags, environment))
    })
}
