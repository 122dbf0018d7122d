import type { Command } from 'commander'
import type { CliEnvironment } from './cli-environment.ts'
import { ExitCode } from './exit-code.ts'

const EXAMPLES = `
Example:
  $ spearmint schema > mint.schema.json     for an editor that completes and checks mint.json
`

/** Adds `spearmint schema`. */
export function addSchemaCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('schema')
    .description('Print the JSON Schema (draft 7) of mint.json.')
    .addHelpText('after', EXAMPLES)
    .action(async () => {
      const { toJsonSchema } = await import('@spearmint/config')
      environment.stdout.write(`${JSON.stringify(toJsonSchema(), null, 2)}\n`)
      exit(ExitCode.ok)
    })
}
