import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { USUAL_OUTPUT } from '../options/default-output.ts'
import { parseBase } from '../options/parse-base.ts'
import { parsePort } from '../options/parse-port.ts'
import type { PreviewFlags } from './run-preview.ts'

const EXAMPLES = `
Exit codes: 0 stopped by the user, 2 it cannot be served, or wrong usage, 3 a bug in Spearmint.

Examples:
  $ spearmint preview                    the site in dist, on http://127.0.0.1:3000/
  $ spearmint preview public --port 8080 the site in public, on another port
  $ spearmint preview --host 0.0.0.0     for other machines in the network
`

/** Adds `spearmint preview`. */
export function addPreviewCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('preview')
    .description('Serve a built site on this machine, as a static host would.')
    .argument('[out]', 'folder that a build wrote', USUAL_OUTPUT)
    .option('--port <number>', 'port to listen on; the next free one when it is taken', parsePort, 3000)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--base <path>', 'URL path below which to serve it (default: the one it was built for)', parseBase)
    .option('--no-relay', 'do not send requests of playgrounds for the browser')
    .option('--json', 'when it listens, print one line of JSON with "url" and "port" on stdout')
    .addHelpText('after', EXAMPLES)
    .action(async (out: string, flags: PreviewFlags) => {
      const { runPreview } = await import('./run-preview.ts')
      exit(await runPreview(out, flags, environment))
    })
}
