import { spawnSync } from 'node:child_process'
import { findErrorCode } from '../find-error-code.ts'

/** What a command of Git printed, or why it failed. */
export type GitResult = { output: Buffer; failure?: undefined } | { output?: undefined; failure: string }

/** Why a command failed if the program is missing. */
export const NO_GIT = 'no-git'

/**
 * Settings that keep a repository from doing more than being read: no other program is started, and nothing is fetched,
 * even in a clone that fetches missing objects on demand.
 */
const SAFE = [
  '--no-pager',
  '--no-replace-objects',
  '--literal-pathspecs',
  ...['-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false', '-c', 'protocol.allow=never'],
]

/**
 * Runs a command of Git and waits for it.
 * @param input What the command reads. It is never given names that it could take for options: those are in `input`.
 * @param maxBytes The most that it may print.
 */
export function runGit(dir: string, args: readonly string[], input = '', maxBytes = 64 << 20): GitResult {
  const { status, stdout, stderr, error } = spawnSync('git', [...SAFE, ...args], {
    cwd: dir,
    input,
    maxBuffer: maxBytes,
    windowsHide: true,
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
  })
  if (error !== undefined) return { failure: findErrorCode(error) === 'ENOENT' ? NO_GIT : error.message }
  if (status === 0) return { output: stdout }
  return { failure: (String(stderr).split('\n')[0] ?? '').replace(/^fatal: /, '') || 'Git failed' }
}
