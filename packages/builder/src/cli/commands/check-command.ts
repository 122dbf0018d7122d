import { type Command, Option } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { createUrlsOption } from '../options/create-urls-option.ts'
import { parseCode } from '../options/parse-code.ts'
import { parseText } from '../options/parse-text.ts'
import { parseSiteUrl } from '../options/parse-urls.ts'
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
  $ spearmint check --url https://docs.acme.com site
                                            compare the deployed site with the build in "site"
  $ spearmint check --agents site           check how well agents can use the build in "site"
  $ spearmint check docs --accessibility-report accessibility.md
                                            write an accessibility statement to complete and publish
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
    .description(
      'Check docs.json or mint.json and all pages: links, anchors, images, headings. Writes no site; --fix changes the configuration.',
    )
    .argument('[dir]', 'folder that contains docs.json or mint.json', parseText, '.')
    .option('--config-only', 'check only the configuration; reads only the frontmatter of pages')
    .addOption(new Option('--external', 'check external links too').conflicts('configOnly'))
    .addOption(
      new Option(
        '--url <url>',
        'check the site that is deployed at this URL: compare it with a build of dir, or with dir if it is a built site',
      )
        .argParser(parseSiteUrl)
        .conflicts(['configOnly', 'external', 'ignore', 'fix']),
    )
    .addOption(
      new Option(
        '--agents',
        'check how well agents can use the site: a built folder, or what a build of dir would write; prints a score',
      ).conflicts(['configOnly', 'external', 'url', 'ignore', 'fix', 'accessibilityReport']),
    )
    .option(
      '--ignore <address>',
      'with --external, skip URLs that start with this address; * matches any text; repeatable',
      collect,
    )
    .option('--off <code>', 'do not report this code; repeatable', (code: string, codes?: readonly string[]) =>
      collect(parseCode(code), codes),
    )
    .addOption(
      new Option(
        '--accessibility-report [file]',
        'write an accessibility statement that you can complete and publish, in Markdown: to a new file, or to stdout',
      ).conflicts(['configOnly', 'url', 'json', 'format']),
    )
    .option('--fix', 'apply the safe fixes to the configuration; comments and formatting are preserved')
    .addOption(new Option('--format <name>', 'report format').choices(REPORT_FORMATS).default('text'))
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .addOption(createUrlsOption())
    .addOption(new Option('--all', 'print all problems, not only the first 50').conflicts(['json', 'format']))
    .option('--strict', 'treat warnings as errors')
    .addHelpText('after', EXAMPLES)
    .action(async (dir: string, flags: CheckFlags) => {
      const { url } = flags
      if (flags.agents) {
        const { runCheckAgents } = await import('./run-check-agents.ts')
        exit(await runCheckAgents(dir, flags, environment))
        return
      }
      if (url !== undefined) {
        const { runCheckDeployed } = await import('./run-check-deployed.ts')
        exit(await runCheckDeployed(dir, { ...flags, url }, environment))
        return
      }
      const { runCheck } = await import('./run-check.ts')
      exit(await runCheck(dir, flags, environment))
    })
}
