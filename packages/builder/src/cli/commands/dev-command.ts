import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parseBase } from '../options/parse-base.ts'
import { addOrigin } from '../options/parse-origin.ts'
import { parsePort } from '../options/parse-port.ts'
import type { DevFlags } from './run-dev.ts'

const EXAMPLES = `
Exit codes: 0 stopped by the user, 2 it cannot be served, or wrong usage, 3 a bug in Spearmint.

Examples:
  $ spearmint dev                  the site in this folder, on http://127.0.0.1:3000/
  $ spearmint dev docs --open      the site in docs, opened in the browser
  $ spearmint dev --port 8080      on another port
`

/** Adds `spearmint dev`. */
export function addDevCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('dev')
    .description('Show a site while it is written: what is saved is seen in the open browser.')
    .argument('[dir]', 'folder that holds mint.json', '.')
    .option('--port <number>', 'port to listen on; the next free one when it is taken', parsePort, 3000)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--base <path>', 'URL path below which to show it, for example /docs', parseBase)
    .option('--open', 'open the site in the browser')
    .option(
      '--allow-origin <origin>',
      'let pages load scripts, styles and fonts from another host, for example https://cdn.example.com; repeatable',
      addOrigin,
    )
    .option('--no-relay', 'do not send requests of playgrounds for the browser')
    .option('--json', 'print what happens as lines of JSON on stdout instead of text on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: DevFlags) => {
      const { runDev } = await import('./run-dev.ts')
      exit(await runDev(dir, flags, environment))
    })
}
