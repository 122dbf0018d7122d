import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { createFormatOption } from '../options/create-format-option.ts'
import { parseColor } from '../options/parse-color.ts'
import { parseText } from '../options/parse-text.ts'
import type { InitFlags } from './run-init.ts'

const EXAMPLES = `
On a terminal it prompts for what you don't pass as an option. Elsewhere it uses the defaults.

Exit codes: 0 ok, 2 files already exist, or wrong usage (nothing is written), 3 a bug in Spearmint.

Examples:
  $ spearmint init docs                          prompts for name, color, API pages and format
  $ spearmint init docs --name "Acme" --color "#0f766e" --no-api --format docs
                                                 without prompts
  $ spearmint init --yes                         in this folder, with all defaults
`

/** Adds `spearmint init`. */
export function addInitCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('init')
    .description('Create a small, complete site. Existing files are never replaced.')
    .argument('[dir]', 'folder to create the site in', parseText, '.')
    .option('--name <text>', 'name of the site (default: the name of the folder)')
    .option('--color <hex>', 'color of links and buttons (default: #0f766e)', parseColor)
    .option('--api', 'include API pages, generated from an OpenAPI file')
    .option('--no-api', 'do not include API pages')
    .addOption(createFormatOption('format of the configuration: docs.json or mint.json (default: docs)'))
    .option('--yes', 'skip the prompts')
    .option('--json', 'skip the prompts and print one JSON object on stdout')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: InitFlags) => {
      const { runInit } = await import('./run-init.ts')
      exit(await runInit(dir, flags, environment))
    })
}
