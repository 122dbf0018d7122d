import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parseText } from '../options/parse-text.ts'
import type { MigrateFlags } from './run-migrate.ts'

const EXAMPLES = `
The pages, their URLs, the sidebar, tabs, anchors and versions stay the same. What docs.json cannot express is listed.
mint.json is not changed. While both files exist, docs.json is used.

Exit codes: 0 ok, 1 parts with errors are left out, 2 no mint.json, an existing docs.json, or wrong usage (nothing is
written), 3 a bug in Spearmint.

Examples:
  $ spearmint migrate                     write docs.json in this folder
  $ spearmint migrate docs --dry-run      only print it
  $ spearmint migrate --strict            exit with 1 if anything is left out
`

/** Adds `spearmint migrate`. */
export function addMigrateCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('migrate')
    .description('Write docs.json from mint.json, and list what differs.')
    .argument('[dir]', 'folder that contains mint.json', parseText, '.')
    .option('--dry-run', 'print the file on stdout instead of writing it')
    .option('--strict', 'treat warnings as errors')
    .option('--json', 'print one JSON object on stdout instead of messages on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: MigrateFlags) => {
      const { runMigrate } = await import('./run-migrate.ts')
      exit(await runMigrate(dir, flags, environment))
    })
}
