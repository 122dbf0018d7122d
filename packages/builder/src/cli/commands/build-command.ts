import { type Command, Option } from 'commander'
import { HOST_NAMES } from '../../core/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { createUrlsOption } from '../options/create-urls-option.ts'
import { DEFAULT_OUTPUT } from '../options/default-output.ts'
import { parseBase } from '../options/parse-base.ts'
import { parseCount } from '../options/parse-numbers.ts'
import { parseText } from '../options/parse-text.ts'
import { addOrigin, parseRepository, parseSiteUrl } from '../options/parse-urls.ts'
import type { BuildFlags } from './run-build.ts'

const EXAMPLES = `
Exit codes: 0 ok, 1 errors in the configuration or content (what is valid is written), 2 no configuration, no page, or
wrong usage (nothing is written), 3 a bug in Spearmint.

Examples:
  $ spearmint build                         build this folder into dist
  $ spearmint build docs --out public       build docs into public
  $ spearmint build --base /docs --site-url https://example.com
                                            build for https://example.com/docs
  $ spearmint build --relative              build a folder that opens from a disk, by a double click
  $ spearmint build --host-rules nginx      also write nginx.conf, with all redirects
  $ spearmint build --strict                in CI: fail on warnings too
  $ spearmint build --json > report.json    print all problems as JSON
`

/** Adds `spearmint build`. */
export function addBuildCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('build')
    .description('Build a site into a folder of static files for any host.')
    .argument('[dir]', 'folder that contains docs.json or mint.json', parseText, '.')
    .option('--out <dir>', 'output folder, relative to the working directory', parseText, DEFAULT_OUTPUT)
    .option('--base <path>', 'URL path under which the site will be served, for example /docs', parseBase)
    .addOption(createUrlsOption())
    .option('--relative', 'make all addresses relative, so that the folder opens anywhere, without a server')
    .option('--site-url <url>', 'URL of the host, for absolute URLs (canonical links, social tags)', parseSiteUrl)
    .addOption(new Option('--host-rules <host>', 'also write the files that configure this host').choices(HOST_NAMES))
    .option('--precompress', 'write a gzip and a Brotli file beside each larger text file')
    .option(
      '--repository <url>',
      'URL of the repository, for links to edit a page (default: from package.json or Git)',
      parseRepository,
    )
    .option(
      '--allow-origin <origin>',
      'allow scripts, styles and fonts from another host, for example https://cdn.example.com; repeatable',
      addOrigin,
    )
    .addOption(
      new Option('--parser <name>', 'Markdown parser; both produce the same site').choices(['native', 'reference']),
    )
    .option('--online', 'fetch the number of stars of the repositories in the header from GitHub')
    .option('--dates', 'show on each page when it was last changed, from the Git history')
    .option('--cache <dir>', "cache folder (default: .spearmint in the site's folder)", parseText)
    .option('--no-cache', 'build everything again, without reading or writing the cache')
    .option(
      '--workers <number>',
      'number of additional threads that render pages (default: depends on the site and the machine)',
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
