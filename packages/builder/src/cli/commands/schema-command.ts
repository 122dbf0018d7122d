import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'

const EXAMPLES = `
Exit codes: 0 ok, 3 a bug in Spearmint.

Example:
  $ spearmint schema > mint.schema.json     for completion and validation in editors
`

/** Adds `spearmint schema`. */
export function addSchemaCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('schema')
    .description('Print the JSON Schema (draft 7) of mint.json.')
    .option('--json', 'no effect: the schema is JSON')
    .addHelpText('after', EXAMPLES)
    .action(async () => {
      const { toJsonSchema } = await import('@spearmint/config')
      environment.stdout.write(`${JSON.stringify(toJsonSchema(), null, 2)}\n`)
      exit(ExitCode.ok)
    })
}
