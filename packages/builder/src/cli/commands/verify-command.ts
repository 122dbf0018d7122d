import { type Command, InvalidArgumentError } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parseText } from '../options/parse-text.ts'
import type { VerifyFlags } from './run-verify.ts'

const EXAMPLES = `
Exit codes: 0 all files are as they were packed, 1 differences, 2 nothing that can be verified, or wrong usage, 3 a bug in
Spearmint.

Examples:
  $ spearmint verify handbook.zip                       check a zip file without unpacking it
  $ spearmint verify handbook                           check the folder it was unpacked to
  $ spearmint verify https://docs.example.com/handbook  check the website it was copied to
`

/** Adds `spearmint verify`. */
export function addVerifyCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('verify')
    .description('Check that the files of a packed site are unchanged and complete.')
    .argument('<target>', 'zip file of spearmint pack, folder it was unpacked to, or URL of the website', parseText)
    .option('--manifest <hash>', 'expected hash of the list of files, as printed by spearmint pack', parseHash)
    .option('--json', 'print one JSON object on stdout instead of problems on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (target: string, flags: VerifyFlags) => {
      const { runVerify } = await import('./run-verify.ts')
      exit(await runVerify(target, flags, environment))
    })
}

function parseHash(value: string): string {
  if (/^[\da-f]{64}$/i.test(value)) return value.toLowerCase()
  throw new InvalidArgumentError('Expected a SHA-256 hash of 64 digits and letters from a to f.')
}
