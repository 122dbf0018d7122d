import { spawnSync } from 'node:child_process'

/** Whether a program is installed and runs with these arguments. */
export function isInstalled(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
