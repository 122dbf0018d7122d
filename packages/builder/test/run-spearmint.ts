import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The built command. */
export const COMMAND = fileURLToPath(new URL('../bin/spearmint.js', import.meta.url))

/** The result of a run of the command. */
export interface Run {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs the built command in its own process, like a user. `node` is the Node.js that runs it. */
export function runSpearmint(args: readonly string[], cwd: string = tmpdir(), node: string = process.execPath): Run {
  const { status, stdout, stderr } = spawnSync(node, [COMMAND, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    maxBuffer: 1 << 28,
  })
  return { code: status, stdout, stderr }
}

/** The object that `--json` prints. */
export interface Report {
  pages: number
  diagnostics: { code: string; severity: string; message: string; file: string; line: number }[]
  out: string
  durationMs: number
}

/** Builds a site into a new folder and returns both. Without a cache, because tests of one site run in parallel. */
export function buildSite(dir: string, flags: readonly string[] = []): { out: string; run: Run; report: Report } {
  const out = join(createFolder(), 'out')
  const run = runSpearmint(['build', dir, '--out', out, '--no-cache', '--json', ...flags])
  return { out, run, report: JSON.parse(run.stdout) as Report }
}

/** Creates a new temporary folder. */
export function createFolder(): string {
  return mkdtempSync(join(tmpdir(), 'spearmint-test-'))
}
