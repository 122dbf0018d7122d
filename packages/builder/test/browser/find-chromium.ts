import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { posix, win32 } from 'node:path'

/** What the search depends on: the real machine, unless a test replaces it. */
export interface Machine {
  platform: NodeJS.Platform
  variables: Readonly<Record<string, string | undefined>>
  /** Whether the process may install packages. */
  isRoot: boolean
  isFile(path: string): boolean
  /** Runs a program and returns its exit code. */
  run(program: string, args: string[]): number | null
}

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const LINUX_PATHS = ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge']

const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge']

const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

const THIS_MACHINE: Machine = {
  platform: process.platform,
  variables: process.env,
  isRoot: process.getuid?.() === 0,
  isFile: (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true,
  run: (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status,
}

/**
 * Finds a browser of the Chromium family: the one in `CHROME_PATH`, otherwise Chromium, Chrome or Edge in the default
 * locations of Linux, macOS and Windows. Returns the path of the program.
 */
export function findChromium(machine: Machine = THIS_MACHINE): string | undefined {
  const { CHROME_PATH: named } = machine.variables
  if (named) return machine.isFile(named) ? named : undefined
  return listUsualPlaces(machine).find(machine.isFile)
}

/**
 * Finds the browser, or installs Debian's package if the process is root on a system with `apt-get`.
 *
 * @throws if there is none and it cannot be installed. The message says what to do.
 */
export function ensureChromium(machine: Machine = THIS_MACHINE): string {
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

function installChromium({ run }: Machine): void {
  if (run('apt-get', ['update']) === 0) run('apt-get', ['install', '--yes', 'chromium'])
}

function listUsualPlaces({ platform, variables }: Machine): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(variables.HOME ? [`${variables.HOME}/Applications`] : [])]
    return MAC_APPS.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`))
  }
  if (platform === 'win32') {
    const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => variables[name] ?? [])
    return WINDOWS_PATHS.flatMap((path) => folders.map((folder) => win32.join(folder, path)))
  }
  const folders = (variables.PATH ?? '/usr/bin').split(':').filter((folder) => posix.isAbsolute(folder))
  return [...LINUX_NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, name))), ...LINUX_PATHS]
}
