import { resolve } from 'node:path'
import { checkAgents } from '../../check/index.ts'
import { readVersion } from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { ExitCode } from '../exit-code.ts'
import { toAgentReport } from '../reporters/json/to-agent-report.ts'
import { formatAgentSummary } from '../reporters/text/format-agent-summary.ts'
import { formatDiagnostics } from '../reporters/text/format-diagnostics.ts'
import { wantsColor } from '../reporters/text/wants-color.ts'
import { toGithubAnnotations } from '../reporters/to-github-annotations.ts'
import { toSarif } from '../reporters/to-sarif.ts'
import { toSortedDiagnostics } from '../reporters/to-sorted-diagnostics.ts'
import { buildInMemory, openBuiltSite } from './open-built-site.ts'
import type { CheckFlags } from './run-check.ts'

/**
 * Checks how well agents can use a built folder, or what a build of the site in `dir` would write.
 *
 * @throws {UsageError} if it is neither
 */
export async function runCheckAgents(dir: string, flags: CheckFlags, environment: CliEnvironment): Promise<ExitCode> {
  const { cwd, stdout, stderr } = environment
  const built = openBuiltSite(resolve(cwd, dir))
  const base = built?.base ?? ''
  const site = built ?? (await buildInMemory(dir, { base, urls: flags.urls }, environment))
  const result = checkAgents(site, encodeURI(base))
  const shown = result.diagnostics.filter(({ code }) => !flags.off?.includes(code))
  const diagnostics = toSortedDiagnostics(shown, flags.strict === true)
  const color = wantsColor(environment)
  const format = flags.json ? 'json' : flags.format
  if (format === 'json') stdout.write(toAgentReport({ ...result, diagnostics }))
  else if (format === 'sarif') stdout.write(toSarif(diagnostics, { version: readVersion() }))
  else if (format === 'github') stdout.write(toGithubAnnotations(diagnostics))
  else
    stderr.write(
      formatDiagnostics(diagnostics, { readText: () => undefined, color, all: flags.all === true, allOption: '--all' }),
    )
  stderr.write(formatAgentSummary({ ...result, diagnostics }, color))
  return diagnostics.some(({ severity }) => severity === 'error') ? ExitCode.problems : ExitCode.ok
}
