import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { DEFAULT_OUTPUT } from '../options/default-output.ts'
import { parsePort } from '../options/parse-numbers.ts'
import { parseText } from '../options/parse-text.ts'
import type { McpFlags } from './run-mcp.ts'

const EXAMPLES = `
Exit codes: 0 the client disconnected, or stopped by the user, 2 cannot read the site, or wrong usage, 3 a bug in
Spearmint.

Examples:
  $ spearmint mcp dist                         answer an agent about the site in dist, on stdin and stdout
  $ spearmint mcp site.zip                     read a site from a zip file of spearmint pack
  $ spearmint mcp https://docs.example.com     read a site from its host
  $ spearmint mcp dist --http 8900             listen on http://127.0.0.1:8900/mcp
`

/** Adds `spearmint mcp`. */
export function addMcpCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('mcp')
    .description('Let agents search and read a published site (Model Context Protocol).')
    .argument('[site]', 'output folder of a build, zip file of it, or address of a site', parseText, DEFAULT_OUTPUT)
    .option('--http <port>', 'listen on this port of this machine instead of stdin and stdout', parsePort)
    .option('--json', 'with --http: print one line of JSON with "url" and "port" on stdout when the server is ready')
    .addHelpText('after', EXAMPLES)
    .action(async (site: string, flags: McpFlags) => {
      const { runMcp } = await import('./run-mcp.ts')
      exit(await runMcp(site, flags, environment))
    })
}
