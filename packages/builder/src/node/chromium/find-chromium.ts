import { posix, win32 } from 'node:path'
import { isFile } from '../is-file.ts'

/** What the search depends on: the real machine, unless a test replaces it. */
export interface Machine {
  platform: NodeJS.Platform
  variables: Readonly<Record<string, string | undefined>>
  isFile(path: string): boolean
}

/** The first has no windows, and starts faster. */
const LINUX_NAMES = [
  'chromium-headless-shell',
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
  isFile,
}

/**
 * Finds a browser of the Chromium family: the one in `CHROME_PATH`, otherwise Chromium, Chrome or Edge in the default
 * locations of Linux, macOS and Windows. Returns the path of the program.
 */
export function findChromium(given: Partial<Machine> = {}): string | undefined {
  const machine = { ...THIS_MACHINE, ...given }
  const { CHROME_PATH: named } = machine.variables
  if (named) return machine.isFile(named) ? named : undefined
  return listUsualPlaces(machine).find(machine.isFile)
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
