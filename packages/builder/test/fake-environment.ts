import type { BuildResult } from '../src/build/build-options.ts'
import type { BuildSite, CliEnvironment } from '../src/cli/cli-environment.ts'
import { runCli } from '../src/cli/run-cli.ts'

export interface CliRun {
  code: number
  stdout: string
  stderr: string
}

/** A build that writes one page and finds no problems, or returns `result`. */
export function fakeBuildSite(result: Partial<BuildResult> = {}): BuildSite {
  return async (_options, { output }) => {
    if (result.status === 'unusable-config')
      return { status: 'built', pages: 0, diagnostics: [], files: 0, bytes: 0, ...result }
    output.write('index.html', 'home')
    return { status: 'built', pages: 1, diagnostics: [], ...output.finish(), ...result }
  }
}

/** An environment for commands without a process: it captures the output and stops the clock. */
export function createFakeEnvironment(): CliEnvironment {
  return {
    cwd: '/nowhere',
    stdout: { write: () => {} },
    stderr: { write: () => {} },
    variables: {},
    clock: () => 0,
    onInterrupt: () => {},
    loadBuildSite: async () => fakeBuildSite(),
  }
}

/** Runs a command line without a process and returns its output. */
export async function runFakeCli(argv: string[], environment: Partial<CliEnvironment> = {}): Promise<CliRun> {
  const run: CliRun = { code: -1, stdout: '', stderr: '' }
  run.code = await runCli(argv, {
    ...createFakeEnvironment(),
    stdout: {
      write: (text) => {
        run.stdout += text
      },
    },
    stderr: {
      write: (text) => {
        run.stderr += text
      },
    },
    ...environment,
  })
  return run
}
