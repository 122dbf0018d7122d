import { type Command, Option } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parseCode } from '../options/parse-code.ts'
import { REPORT_FORMATS } from '../reporters/report-format.ts'
import type { CheckFlags } from './run-check.ts'

const EXAMPLES = `
Exit codes: 0 ok, 1 errors, 2 a configuration that no site can be built with, or wrong usage, 3 a bug in Spearmint.

Examples:
  $ spearmint check                         the mint.json and the pages in this folder
  $ spearmint check --config-only           only the mint.json, for editors and hooks
  $ spearmint check --external --ignore https://acme.com/
                                            ask for the links out of the site, too
  $ spearmint check --off page/missing-alt  without one kind of problem
  $ spearmint check docs --fix              mend what can be mended without asking
  $ spearmint check --format github         annotations in a workflow of GitHub Actions
  $ spearmint check --format sarif > check.sarif
                                            for tools that collect reports
  $ spearmint check --strict --json         for CI: fail on warnings too, all problems as data
`

/** Puts the values of an option that may be given more than once into a list. */
function collect(value: string, values: readonly string[] = []): string[] {
  return [...values, value]
}

/** Adds `spearmint check`. */
export function addCheckCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('check')
    .description('Check mint.json and all pages: links, places on pages, pictures, headings. Nothing is written.')
    .argument('[dir]', 'folder that holds mint.json', '.')
    .option('--config-only', 'leave the pages alone: of them only the frontmatter is read')
    .addOption(new Option('--external', 'ask for every link out of the site').conflicts('configOnly'))
    .option('--ignore <address>', 'with --external, leave out addresses that begin so; * is any text', collect)
    .option('--off <code>', 'do not report this kind of problem', (code: string, codes?: readonly string[]) =>
      collect(parseCode(code), codes),
    )
    .option('--fix', 'rewrite mint.json with the mends that are certain; comments and formatting stay')
    .addOption(new Option('--format <name>', 'how to report').choices(REPORT_FORMATS).default('text'))
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .option('--strict', 'treat warnings as errors')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: CheckFlags) => {
      const { runCheck } = await import('./run-check.ts')
      exit(await runCheck(dir, flags, environment))
    })
}
