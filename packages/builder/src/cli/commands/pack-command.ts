import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parseText } from '../options/parse-text.ts'
import { parseSiteUrl } from '../options/parse-urls.ts'
import type { PackFlags } from './run-pack.ts'

const EXAMPLES = `
Exit codes: 0 ok, 1 errors in the configuration or content (what is valid is packed), 2 no configuration, no page, or
wrong usage (nothing is written), 3 a bug in Spearmint.

Examples:
  $ spearmint pack                          pack the site in this folder into site.zip
  $ spearmint pack docs --out handbook.zip  pack the site in docs
`

/** Adds `spearmint pack`. */
export function addPackCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('pack')
    .description('Write a portable site, which opens without a server, to one zip file.')
    .argument('[dir]', 'folder that contains docs.json or mint.json', parseText, '.')
    .option('--out <file>', 'zip file to write, relative to the working directory', parseText, 'site.zip')
    .option('--site-url <url>', 'URL of the website that the file is a copy of, for canonical links', parseSiteUrl)
    .option('--strict', 'treat warnings as errors')
    .option('--json', 'print one JSON object on stdout instead of problems on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: PackFlags) => {
      const { runPack } = await import('./run-pack.ts')
      exit(await runPack(dir, flags, environment))
    })
}
