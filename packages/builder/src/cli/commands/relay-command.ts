import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { DEFAULT_OUTPUT } from '../options/default-output.ts'
import { parseBase } from '../options/parse-base.ts'
import { parsePort } from '../options/parse-numbers.ts'
import { parseText } from '../options/parse-text.ts'
import { addOrigin } from '../options/parse-urls.ts'
import type { RelayFlags } from './run-relay.ts'

const EXAMPLES = `
Exit codes: 0 stopped by the user, 2 cannot start the relay, or wrong usage, 3 a bug in Spearmint.

Examples:
  $ spearmint relay dist --site https://docs.example.com     behind the web server of that site
  $ spearmint relay dist --allow-private http://10.0.0.7     for an API in a private network
`

/** Adds `spearmint relay`. */
export function addRelayCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('relay')
    .description('Forward playground requests that browsers cannot send (CORS) to the APIs of a built site.')
    .argument('[out]', 'output folder of a build', parseText, DEFAULT_OUTPUT)
    .option('--port <number>', 'port to listen on; the next free one if it is taken', parsePort, 4020)
    .option('--host <address>', 'address to listen on', parseText, '127.0.0.1')
    .option('--base <path>', 'URL path under which the site is served (default: the one it was built for)', parseBase)
    .option('--site <origin>', 'origin of the site; repeatable', addOrigin)
    .option('--allow-origin <origin>', 'origin of another API; repeatable', addOrigin)
    .option('--allow-private <origin>', 'origin of an API in a private network; repeatable', addOrigin)
    .option('--json', 'print one line of JSON with "url" and "port" on stdout when the relay is ready')
    .addHelpText('after', EXAMPLES)
    .action(async (out: string, flags: RelayFlags) => {
      const { runRelay } = await import('./run-relay.ts')
      exit(await runRelay(out, flags, environment))
    })
}
