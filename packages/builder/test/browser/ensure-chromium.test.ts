import { describe, expect, it } from 'vitest'
import { ensureChromium, type TestMachine } from './ensure-chromium.ts'

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

  it.each<[string, string[], Partial<TestMachine>]>([
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
