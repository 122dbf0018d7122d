import { spawnSync } from 'node:child_process'
import { writeFiles } from './temp-folders.ts'

/** Runs git without the settings of the machine. */
export function runGit(cwd: string, args: readonly string[], date = '2024-01-01T10:00:00+02:00'): void {
  const who = { NAME: 'A', EMAIL: 'a@b.example', DATE: date }
  const people = Object.entries(who).flatMap(([key, value]) =>
    ['AUTHOR', 'COMMITTER'].map((role) => [`GIT_${role}_${key}`, value]),
  )
  const env = {
    ...process.env,
    ...Object.fromEntries(people),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  }
  const { status, stderr } = spawnSync('git', args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Writes files and commits them at a date (ISO 8601). */
export function commitFiles(dir: string, files: Readonly<Record<string, string>>, date: string): void {
  writeFiles(dir, files)
  runGit(dir, ['add', '-A'])
  runGit(dir, ['commit', '-qm', 'x'], date)
}
