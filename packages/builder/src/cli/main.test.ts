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

it.each([
  ['EPIPE', 0, ''],
  ['ENOSPC', 2, 'error: Cannot write the output (ENOSPC).\n'],
])(
  'ends with an error if the output cannot be written, but not if a pipe is closed: %s',
  async (code, exitCode, text) => {
    const host = createHost(['--version'])
    host.stdout.write = () =>
      void process.nextTick(() => host.stdout.emit('error', Object.assign(new Error(), { code })))
    expect(await main(host)).toBe(exitCode)
    expect(host.stderr.text).toBe(text)
  },
)

it('ends with an error in a working directory that was deleted', async () => {
  const host = createHost(['check'])
  host.cwd = () => {
    throw Object.assign(new Error('ENOENT: process.cwd failed, uv_cwd'), { code: 'ENOENT' })
  }
  expect(await main(host)).toBe(2)
  expect(host.stderr.text).toBe('error: The working directory does not exist.\n')
})
