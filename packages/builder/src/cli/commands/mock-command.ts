import type { Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parsePort } from '../options/parse-numbers.ts'
import { parseText } from '../options/parse-text.ts'
import type { MockFlags } from './run-mock.ts'

const EXAMPLES = `
Exit codes: 0 stopped by the user, 2 no OpenAPI file, or wrong usage, 3 a bug in Spearmint.

Examples:
  $ spearmint mock openapi.yaml          mock this API on http://127.0.0.1:4010
  $ spearmint mock docs --port 4600      mock all OpenAPI files of a folder, on another port
`

/** Adds `spearmint mock`. */
export function addMockCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('mock')
    .description('Serve a mock of an API that responds with the examples of its OpenAPI files.')
    .argument('[spec]', 'OpenAPI file, or a folder that contains some', parseText, '.')
    .option('--port <number>', 'port to listen on; the next free one if it is taken', parsePort, 4010)
    .option('--host <address>', 'address to listen on', parseText, '127.0.0.1')
    .option('--json', 'print lines of JSON on stdout: one with "url" and "port", then one per response')
    .addHelpText('after', EXAMPLES)
    .action(async (spec: string, flags: MockFlags) => {
      const { runMock } = await import('./run-mock.ts')
      exit(await runMock(spec, flags, environment))
    })
}
