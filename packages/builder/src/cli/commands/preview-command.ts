import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { DEFAULT_OUTPUT } from '../options/default-output.ts'
import { parseBase } from '../options/parse-base.ts'
import { parsePort } from '../options/parse-numbers.ts'
import { parseText } from '../options/parse-text.ts'
import type { PreviewFlags } from './run-preview.ts'

const EXAMPLES = `
Exit codes: 0 stopped by the user, 2 cannot serve the site, or wrong usage, 3 a bug in Spearmint.

Examples:
  $ spearmint preview                    serve dist on http://127.0.0.1:3000/
  $ spearmint preview public --port 8080 serve public on another port
  $ spearmint preview --host 0.0.0.0     make it reachable from other machines on the network
`

/** Adds `spearmint preview`. */
export function addPreviewCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('preview')
    .description('Serve a built site locally.')
    .argument('[out]', 'output folder of a build', parseText, DEFAULT_OUTPUT)
    .option('--port <number>', 'port to listen on; the next free one if it is taken', parsePort, 3000)
    .option('--host <address>', 'address to listen on', parseText, '127.0.0.1')
    .option('--base <path>', 'URL path under which to serve it (default: the one it was built for)', parseBase)
    .option('--no-relay', 'do not relay the requests of playgrounds')
    .option('--json', 'print one line of JSON with "url" and "port" on stdout when the server is ready')
    .addHelpText('after', EXAMPLES)
    .action(async (out: string, flags: PreviewFlags) => {
      const { runPreview } = await import('./run-preview.ts')
      exit(await runPreview(out, flags, environment))
    })
}
