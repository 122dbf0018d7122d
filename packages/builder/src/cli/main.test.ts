import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { type HostProcess, main } from './main.ts'

class FakeStream extends EventEmitter {
  text = ''
  write(text: string): void {
    this.text += text
  }
}

function createHost(argv: string[]): HostProcess & { stdout: FakeStream; stderr: FakeStream } {
  return {
    argv: ['node', 'spearmint', ...argv],
    env: {},
    cwd: () => '/nowhere',
    stdin: process.stdin,
    stdout: new FakeStream(),
    stderr: new FakeStream(),
    once: () => {},
  }
}

it('runs with the arguments and streams of the process', async () => {
  const host = createHost(['--version'])
  expect(await main(host)).toBe(0)
  expect(host.stdout.text).toMatch(/^\d+\.\d+\.\d+\n$/)
})

it('ignores a closed pipe, but no other errors', async () => {
  const host = createHost(['--version'])
  await main(host)
  const fail = (code: string) => () => host.stdout.emit('error', Object.assign(new Error(code), { code }))
  expect(fail('EPIPE')).not.toThrow()
  expect(fail('EIO')).toThrow('EIO')
})
