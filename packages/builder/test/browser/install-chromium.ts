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

/** Debian's package of the browser without windows, and its program. A test with it needs half the CPU time. */
const PACKAGE = 'chromium-headless-shell'

const THIS_MACHINE: TestMachine = {
  platform: process.platform,
  variables: process.env,
  isRoot: process.getuid?.() === 0,
  isFile,
  run: (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status,
}

/** Runs once before all tests of the project, because `apt-get` cannot run twice at a time. */
export function setup(): void {
  installChromium(THIS_MACHINE)
}

/**
 * Installs Debian's browser without windows, if the process is root on a system with `apt-get` and no other was chosen by
 * `CHROME_PATH`. Without it, the tests use any browser that is installed.
 */
export function installChromium(machine: TestMachine): void {
  if (machine.variables.CHROME_PATH || findChromium(machine)?.endsWith(PACKAGE)) return
  if (!machine.isRoot || !machine.isFile('/usr/bin/apt-get')) return
  if (machine.run('apt-get', ['update']) === 0) machine.run('apt-get', ['install', '--yes', PACKAGE])
}

/**
 * Finds the browser of the tests.
 *
 * @throws if there is none. The message says what to do.
 */
export function requireChromium(machine: Machine = THIS_MACHINE): string {
  const found = findChromium(machine)
  if (found !== undefined) return found
  const { CHROME_PATH: named } = machine.variables
  if (named) throw new Error(`CHROME_PATH names "${named}", but there is no such file.`)
  throw new Error(
    `The browser tests need Chromium, Chrome or Edge. Install one (on Debian: apt-get install ${PACKAGE}), or set CHROME_PATH to the program.`,
  )
}
