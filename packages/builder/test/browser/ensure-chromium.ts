import { spawnSync } from 'node:child_process'
import { findChromium, type Machine } from '../../src/node/chromium/find-chromium.ts'
import { isFile } from '../../src/node/is-file.ts'

/** A machine on which a browser may be installed. */
export interface TestMachine extends Machine {
  /** Whether the process may install packages. */
  isRoot: boolean
  /** Runs a program and returns its exit code. */
  run(program: string, args: string[]): number | null
}

const THIS_MACHINE: TestMachine = {
  platform: process.platform,
  variables: process.env,
  isRoot: process.getuid?.() === 0,
  isFile,
  run: (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status,
}

/**
 * Finds the browser, or installs Debian's package if the process is root on a system with `apt-get`.
 *
 * @throws if there is none and it cannot be installed. The message says what to do.
 */
export function ensureChromium(machine: TestMachine = THIS_MACHINE): string {
  const found = findChromium(machine)
  if (found !== undefined) return found
  const { CHROME_PATH: named } = machine.variables
  if (named) throw new Error(`CHROME_PATH names "${named}", but there is no such file.`)
  if (machine.isRoot && machine.isFile('/usr/bin/apt-get')) installChromium(machine)
  const installed = findChromium(machine)
  if (installed !== undefined) return installed
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to the program.',
  )
}

function installChromium({ run }: TestMachine): void {
  if (run('apt-get', ['update']) === 0) run('apt-get', ['install', '--yes', 'chromium'])
}
