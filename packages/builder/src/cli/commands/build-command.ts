import { type Command, Option } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { USUAL_OUTPUT } from '../options/default-output.ts'
import { parseBase } from '../options/parse-base.ts'
import { parseCount } from '../options/parse-count.ts'
import { addOrigin } from '../options/parse-origin.ts'
import { parseRepository } from '../options/parse-repository.ts'
import { parseSiteUrl } from '../options/parse-site-url.ts'
import type { BuildFlags } from './run-build.ts'

const EXAMPLES = `
Exit codes: 0 ok, 1 errors in the content (the site is written all the same), 2 unusable configuration or wrong
usage (nothing is written), 3 a bug in Spearmint.

Examples:
  $ spearmint build                         the site in this folder, into dist
  $ spearmint build docs --out public       the site in docs, into public
  $ spearmint build --base /docs --site-url https://example.com
                                            for https://example.com/docs
  $ spearmint build --strict                for CI: fail on warnings too
  $ spearmint build --json > report.json    all problems as data
`

/** Adds `spearmint build`. */
export function addBuildCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('build')
    .description('Build a site into a folder of plain files that any static host serves.')
    .argument('[dir]', 'folder that holds mint.json', '.')
    .option('--out <dir>', 'folder to write, relative to the working directory', USUAL_OUTPUT)
    .option('--base <path>', 'URL path below which the site will be served, for example /docs', parseBase)
    .option(
      '--site-url <url>',
      'address of the host, for absolute addresses (canonical link, social tags)',
      parseSiteUrl,
    )
    .option(
      '--repository <url>',
      'where the files of the site are kept, for the links to edit a page (default: from package.json or Git)',
      parseRepository,
    )
    .option(
      '--allow-origin <origin>',
      'let pages load scripts, styles and fonts from another host, for example https://cdn.example.com; repeatable',
      addOrigin,
    )
    .addOption(
      new Option('--parser <name>', 'the parser of Markdown; both make the same site').choices(['native', 'reference']),
    )
    .option('--online', 'ask GitHub for the stars of the repositories in the header')
    .option('--dates', 'show on each page when it was last changed, by the history of Git')
    .option(
      '--cache <dir>',
      'folder for what is remembered between builds (default: .spearmint in the folder of the site)',
    )
    .option('--no-cache', 'make everything again, and remember nothing')
    .option(
      '--workers <number>',
      'threads that render pages; 0 for none beside the first (default: by the size of the site and the machine)',
      parseCount,
    )
    .option('--strict', 'treat warnings as errors')
    .option('--json', 'print one JSON object on stdout instead of problems on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: BuildFlags) => {
      const { runBuild } = await import('./run-build.ts')
      exit(await runBuild(dir, flags, environment))
    })
}
