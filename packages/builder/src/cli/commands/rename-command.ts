import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parseText } from '../options/parse-text.ts'
import type { RenameFlags } from './run-rename.ts'

const EXAMPLES = `
Exit codes: 0 ok, 1 a page could not be processed and is unchanged, 2 invalid name or wrong usage (nothing is changed),
3 a bug in Spearmint.

Examples:
  $ spearmint rename guides/start guides/first-steps    rename a page and update links to it
  $ spearmint rename guides/ learn                      rename a folder with everything in it
  $ spearmint rename guides/start tutorials/            move a page into another folder
  $ spearmint rename images/a.svg static/ --dry-run     only print what would change
`

/** Adds `spearmint rename`. */
export function addRenameCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('rename')
    .description('Rename a page, file or folder, and update links, navigation and redirects.')
    .argument('<from>', "page, file or folder, relative to the site's folder", parseText)
    .argument(
      '<to>',
      "new name, relative to the site's folder; with a trailing slash, the folder to move into",
      parseText,
    )
    .option('--dir <dir>', 'folder that contains docs.json or mint.json', parseText, '.')
    .option('--no-redirect', 'do not add redirects for the old URLs of pages')
    .option('--dry-run', 'only print what would change')
    .option('--json', 'print one JSON object on stdout instead of messages on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (from: string, to: string, flags: RenameFlags) => {
      const { runRename } = await import('./run-rename.ts')
      exit(await runRename(from, to, flags, environment))
    })
}
