import type { Command } from 'commander'
import type { CliEnvironment } from './cli-environment.ts'
import type { ExitCode } from './exit-code.ts'

const EXAMPLES = `
Examples:
  $ spearmint explain config/misspelt-key   what it means, an example, how to mend it
  $ spearmint explain                       all codes, one a line
`

/** Adds `spearmint explain`. */
export function addExplainCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('explain')
    .description('Say what a diagnostic code means and how to mend the problem.')
    .argument('[code]', 'code as a report shows it, for example config/unknown-key; all of them when left out')
    .addHelpText('after', EXAMPLES)
    .action(async (code: string | undefined) => {
      const { runExplain } = await import('./run-explain.ts')
      exit(runExplain(code, environment))
    })
}
