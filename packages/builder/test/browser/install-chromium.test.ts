import { describe, expect, it } from 'vitest'
import { installChromium, requireChromium, type TestMachine } from './install-chromium.ts'

function createMachine(files: string[], machine: Partial<TestMachine> = {}): TestMachine & { ran: string[] } {
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

describe('installChromium', () => {
  it("installs Debian's browser without windows, beside one with windows too", () => {
    for (const files of [['/usr/bin/apt-get'], ['/usr/bin/apt-get', '/usr/bin/chromium']]) {
      const machine = createMachine(files, { isRoot: true })
      installChromium(machine)
      expect(machine.ran).toEqual(['apt-get update', 'apt-get install --yes chromium-headless-shell'])
    }
  })

  it.each<[string, string[], Partial<TestMachine>]>([
    ['it is there', ['/usr/bin/apt-get', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], { isRoot: true }],
    ['not root', ['/usr/bin/apt-get'], {}],
    ['not Debian', [], { isRoot: true }],
    [
      'CHROME_PATH names one',
      ['/usr/bin/apt-get', '/opt/chrome'],
      { isRoot: true, variables: { CHROME_PATH: '/opt/chrome' } },
    ],
  ])('installs nothing: %s', (_name, files, options) => {
    const machine = createMachine(files, options)
    installChromium(machine)
    expect(machine.ran).toEqual([])
  })
})

describe('requireChromium', () => {
  it('prefers the browser without windows, which starts faster', () => {
    const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
    expect(requireChromium(createMachine(files))).toBe('/usr/bin/chromium-headless-shell')
    expect(requireChromium(createMachine(files.slice(0, 1)))).toBe('/usr/bin/chromium')
  })

  it('reports what to install', () => {
    expect(() => requireChromium(createMachine([]))).toThrow('apt-get install chromium-headless-shell')
  })

  it('reports a wrong CHROME_PATH', () => {
    const machine = createMachine(['/usr/bin/chromium'], { variables: { CHROME_PATH: '/opt/gone' } })
    expect(() => requireChromium(machine)).toThrow('CHROME_PATH names "/opt/gone"')
  })
})
