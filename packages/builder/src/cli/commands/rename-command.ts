import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import type { RenameFlags } from './run-rename.ts'

const EXAMPLES = `
Exit codes: 0 ok, 2 a name that cannot be used, or wrong usage (nothing is changed), 3 a bug in Spearmint.

Examples:
  $ spearmint rename guides/start guides/first-steps    one page; links to it follow
  $ spearmint rename guides/ learn                      a folder with all that is in it
  $ spearmint rename guides/start tutorials/            into another folder, under its name
  $ spearmint rename images/a.svg static/ --dry-run     only say what would change
`

/** Adds `spearmint rename`. */
export function addRenameCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('rename')
    .description('Rename a page, file or folder; links, navigation and redirects follow.')
    .argument('<from>', 'page, file or folder, from the folder of the site')
    .argument('<to>', 'its new name, from the folder of the site; with a slash at the end, the folder to move into')
    .option('--dir <dir>', 'folder that holds mint.json', '.')
    .option('--no-redirect', 'let the old addresses of pages lead nowhere')
    .option('--dry-run', 'change nothing, only say what would change')
    .option('--json', 'print one JSON object on stdout instead of messages on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (from: string, to: string, flags: RenameFlags) => {
      const { runRename } = await import('./run-rename.ts')
      exit(await runRename(from, to, flags, environment))
    })
}
