import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The built command. */
export const COMMAND = fileURLToPath(new URL('../bin/spearmint.js', import.meta.url))

/** What a run of the command left behind. */
export interface Run {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs the built command as a user would, in a process of its own. */
export function runSpearmint(args: readonly string[], cwd: string = tmpdir()): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
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

/** Builds a site into a new folder and gives both. Nothing is remembered: tests of one site run beside each other. */
export function buildSite(dir: string, flags: readonly string[] = []): { out: string; run: Run; report: Report } {
  const out = join(createFolder(), 'out')
  const run = runSpearmint(['build', dir, '--out', out, '--no-cache', '--json', ...flags])
  return { out, run, report: JSON.parse(run.stdout) as Report }
}

/** A new folder that nobody else uses. */
export function createFolder(): string {
  return mkdtempSync(join(tmpdir(), 'spearmint-test-'))
}
