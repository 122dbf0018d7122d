import { describe, expect, it } from 'vitest'
import { ensureChromium, findChromium, type Machine } from './find-chromium.ts'

function createMachine(files: string[], machine: Partial<Machine> = {}): Machine & { ran: string[] } {
  const ran: string[] = []
  return {
    platform: 'linux',
    variables: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    isFile: (path) => files.includes(path),
    run: (program, args) => {
      ran.push([program, ...args].join(' '))
      return 0
    },
    ...machine,
    ran,
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

describe('ensureChromium', () => {
  it('installs nothing if there is a browser', () => {
    const machine = createMachine(['/usr/bin/chromium', '/usr/bin/apt-get'], { isRoot: true })
    expect(ensureChromium(machine)).toBe('/usr/bin/chromium')
    expect(machine.ran).toEqual([])
  })

  it("installs Debian's when it may", () => {
    const files = ['/usr/bin/apt-get']
    const machine = createMachine(files, { isRoot: true })
    const { run } = machine
    machine.run = (program, args) => {
      if (args.includes('chromium')) files.push('/usr/bin/chromium')
      return run(program, args)
    }
    expect(ensureChromium(machine)).toBe('/usr/bin/chromium')
    expect(machine.ran).toEqual(['apt-get update', 'apt-get install --yes chromium'])
  })

  it.each<[string, string[], Partial<Machine>]>([
    ['not root', ['/usr/bin/apt-get'], {}],
    ['not Debian', [], { isRoot: true }],
    ['no network', ['/usr/bin/apt-get'], { isRoot: true, run: () => 100 }],
  ])('reports what to install: %s', (_name, files, machine) => {
    expect(() => ensureChromium(createMachine(files, machine))).toThrow('apt-get install chromium')
  })

  it('reports a wrong CHROME_PATH and installs nothing', () => {
    const machine = createMachine(['/usr/bin/apt-get'], { isRoot: true, variables: { CHROME_PATH: '/opt/gone' } })
    expect(() => ensureChromium(machine)).toThrow('CHROME_PATH names "/opt/gone"')
    expect(machine.ran).toEqual([])
  })
})
