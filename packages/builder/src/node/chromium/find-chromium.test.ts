import { describe, expect, it } from 'vitest'
import { findChromium, type Machine } from './find-chromium.ts'

function createMachine(files: string[], machine: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    variables: { PATH: '/usr/local/bin:/usr/bin' },
    isFile: (path) => files.includes(path),
    ...machine,
  }
}

const WINDOWS = {
  platform: 'win32',
  variables: { ProgramFiles: 'C:\\Program Files', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' },
} as const

describe('findChromium', () => {
  it.each<[string, string, Partial<Machine>]>([
    ['Debian', '/usr/bin/chromium', {}],
    ['a folder of PATH', '/usr/local/bin/google-chrome', {}],
    ['snap', '/snap/bin/chromium', {}],
    ['macOS', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', { platform: 'darwin' }],
    ['Windows', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', WINDOWS],
    ['Windows with Edge only', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe', WINDOWS],
  ])('finds the browser of %s', (_name, path, machine) => {
    expect(findChromium(createMachine([path], machine))).toBe(path)
  })

  it('prefers Chromium to Chrome to Edge', () => {
    const files = ['/usr/bin/microsoft-edge', '/usr/bin/google-chrome', '/usr/local/bin/chromium-browser']
    expect(findChromium(createMachine(files))).toBe('/usr/local/bin/chromium-browser')
  })

  it('uses CHROME_PATH, even if it is wrong', () => {
    const files = ['/opt/mine', '/usr/bin/chromium']
    expect(findChromium(createMachine(files, { variables: { CHROME_PATH: '/opt/mine' } }))).toBe('/opt/mine')
    expect(findChromium(createMachine(files, { variables: { CHROME_PATH: '/opt/gone' } }))).toBeUndefined()
  })

  it('returns undefined without a browser', () => {
    expect(findChromium(createMachine([]))).toBeUndefined()
  })
})
