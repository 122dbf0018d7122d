import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parseColor } from '../options/parse-color.ts'
import type { InitFlags } from './run-init.ts'

const EXAMPLES = `
What is not said by options is asked on a terminal; elsewhere the defaults are taken.

Exit codes: 0 ok, 2 files are in the way, or wrong usage (nothing is written), 3 a bug in Spearmint.

Examples:
  $ spearmint init docs                          asks for name, color and API pages
  $ spearmint init docs --name "Acme" --color "#0f766e" --no-api
                                                 asks nothing
  $ spearmint init --yes                         in this folder, with all defaults
`

/** Adds `spearmint init`. */
export function addInitCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('init')
    .description('Write a small complete site to begin with. Never replaces a file.')
    .argument('[dir]', 'folder to write to', '.')
    .option('--name <text>', 'name of the site (default: that of the folder)')
    .option('--color <hex>', 'color of links and buttons (default: #0f766e)', parseColor)
    .option('--api', 'with pages of an API, made of an OpenAPI file')
    .option('--no-api', 'without them')
    .option('--yes', 'ask nothing')
    .option('--json', 'ask nothing, and print one JSON object on stdout')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: InitFlags) => {
      const { runInit } = await import('./run-init.ts')
      exit(await runInit(dir, flags, environment))
    })
}
