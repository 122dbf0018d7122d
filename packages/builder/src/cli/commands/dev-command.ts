import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { createUrlsOption } from '../options/create-urls-option.ts'
import { parseBase } from '../options/parse-base.ts'
import { parsePort } from '../options/parse-numbers.ts'
import { parseText } from '../options/parse-text.ts'
import { addOrigin } from '../options/parse-urls.ts'
import type { DevFlags } from './run-dev.ts'

const EXAMPLES = `
Exit codes: 0 stopped by the user, 2 cannot serve the site, or wrong usage, 3 a bug in Spearmint.

Examples:
  $ spearmint dev                  serve this folder on http://127.0.0.1:3000/
  $ spearmint dev docs --open      serve docs and open it in the browser
  $ spearmint dev --port 8080      use another port
`

/** Adds `spearmint dev`. */
export function addDevCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('dev')
    .description('Serve a site while you edit it. The browser shows changes as you save.')
    .argument('[dir]', 'folder that contains docs.json or mint.json', parseText, '.')
    .option('--port <number>', 'port to listen on; the next free one if it is taken', parsePort, 3000)
    .option('--host <address>', 'address to listen on', parseText, '127.0.0.1')
    .option(
      '--allow-host <name>',
      'answer requests for another host name, for example that of a proxy; repeatable',
      addName,
    )
    .option('--base <path>', 'URL path under which to serve it, for example /docs', parseBase)
    .addOption(createUrlsOption())
    .option('--open', 'open the site in the browser')
    .option(
      '--allow-origin <origin>',
      'allow scripts, styles and fonts from another host, for example https://cdn.example.com; repeatable',
      addOrigin,
    )
    .option('--no-relay', 'do not relay the requests of playgrounds')
    .option('--json', 'print events as lines of JSON on stdout instead of text on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: DevFlags) => {
      const { runDev } = await import('./run-dev.ts')
      exit(await runDev(dir, flags, environment))
    })
}

function addName(name: string, names: readonly string[] = []): readonly string[] {
  return [...names, name]
}
