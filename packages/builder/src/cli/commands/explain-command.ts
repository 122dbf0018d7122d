import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import type { ExplainFlags } from './run-explain.ts'

const EXAMPLES = `
Exit codes: 0 ok, 2 unknown code, 3 a bug in Spearmint.

Examples:
  $ spearmint explain config/misspelled-key   what it means, an example, how to fix it
  $ spearmint explain                           list all codes
  $ spearmint explain --json                    list all codes as JSON
`

/** Adds `spearmint explain`. */
export function addExplainCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('explain')
    .description('Explain a diagnostic code and how to fix the problem.')
    .argument('[code]', 'code as shown in a report, for example config/unknown-key; all codes if omitted')
    .option('--json', 'print JSON on stdout: one object, or an array of all codes')
    .addHelpText('after', EXAMPLES)
    .action(async (code: string | undefined, flags: ExplainFlags) => {
      const { runExplain } = await import('./run-explain.ts')
      exit(runExplain(code, flags, environment))
    })
}
