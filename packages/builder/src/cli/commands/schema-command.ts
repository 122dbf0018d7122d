import type { ConfigFormat } from '@spearmint/config'
import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { createFormatOption } from '../options/create-format-option.ts'

const EXAMPLES = `
Exit codes: 0 ok, 3 a bug in Spearmint.

Examples:
  $ spearmint schema > mint.schema.json                    for completion and validation in editors
  $ spearmint schema --format docs > docs.schema.json      the same for docs.json
`

/** Adds `spearmint schema`. */
export function addSchemaCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('schema')
    .description('Print the JSON Schema (draft 7) of mint.json or docs.json.')
    .addOption(createFormatOption('format of the file').default('mint'))
    .option('--json', 'no effect: the schema is JSON')
    .addHelpText('after', EXAMPLES)
    .action(async ({ format }: { format: ConfigFormat }) => {
      const { toJsonSchema } = await import('@spearmint/config')
      environment.stdout.write(`${JSON.stringify(toJsonSchema({ format }), null, 2)}\n`)
      exit(ExitCode.ok)
    })
}
