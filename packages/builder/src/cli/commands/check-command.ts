import { type Command, Option } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parseCode } from '../options/parse-code.ts'
import { parseText } from '../options/parse-text.ts'
import { REPORT_FORMATS } from '../reporters/report-format.ts'
import type { CheckFlags } from './run-check.ts'

const EXAMPLES = `
Exit codes: 0 ok, 1 errors, 2 no configuration, no page, or wrong usage, 3 a bug in Spearmint.

Examples:
  $ spearmint check                         check the configuration and the pages in this folder
  $ spearmint check --config-only           check only the configuration, for editors and hooks
  $ spearmint check --external --ignore https://acme.com/
                                            check external links too
  $ spearmint check --off page/missing-alt  don't report one kind of problem
  $ spearmint check docs --fix              fix the configuration where the fix is safe
  $ spearmint check --format github         print annotations for GitHub Actions
  $ spearmint check --format sarif > check.sarif
                                            write a report for other tools
  $ spearmint check --strict --json         in CI: fail on warnings too, print JSON
`

/** Collects the values of a repeatable option. */
function collect(value: string, values: readonly string[] = []): string[] {
  return [...values, value]
}

/** Adds `spearmint check`. */
export function addCheckCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('check')
    .description('Check docs.json or mint.json and all pages: links, anchors, images, headings. No site is written.')
    .argument('[dir]', 'folder that contains docs.json or mint.json', parseText, '.')
    .option('--config-only', 'check only the configuration; reads only the frontmatter of pages')
    .addOption(new Option('--external', 'check external links too').conflicts('configOnly'))
    .option(
      '--ignore <address>',
      'with --external, skip URLs that start with this address; * matches any text; repeatable',
      collect,
    )
    .option('--off <code>', 'do not report this code; repeatable', (code: string, codes?: readonly string[]) =>
      collect(parseCode(code), codes),
    )
    .option('--fix', 'apply the safe fixes to the configuration; comments and formatting are preserved')
    .addOption(new Option('--format <name>', 'report format').choices(REPORT_FORMATS).default('text'))
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .option('--strict', 'treat warnings as errors')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: CheckFlags) => {
      const { runCheck } = await import('./run-check.ts')
      exit(await runCheck(dir, flags, environment))
    })
}
