import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled } from './is-installed.ts'
import { type Call, createCall, KEY } from './open-test-app.ts'
import { startTestCommand } from './start-test-command.ts'

/** Runs a command with a small file system of its own. With user namespaces, this needs no privileges. */
const SMALL_DISK = ['--user', '--map-root-user', '--mount', 'sh', '-c']
const MOUNT = 'mount -t tmpfs -o size=3m tmpfs "$0" && exec "$@"'

const WITHOUT_SMALL_DISK = isInstalled('unshare', ...SMALL_DISK, MOUNT, tmpdir(), 'true')
  ? ''
  : ' (skipped: requires "unshare" of util-linux and user namespaces)'
const WITHOUT_STRACE = isInstalled('strace', '-o', '/dev/null', 'true')
  ? ''
  : ' (skipped: strace is not installed or not permitted)'
const WITHOUT_LIMITS = isInstalled('prlimit', '--version') ? '' : ' (skipped: "prlimit" of util-linux is not installed)'

let folder: string
const variables = { TOKEN_KEY: KEY.toString('base64') }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'user-group-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Creates groups, several at once, until a request fails. Returns the ids of the created groups. */
async function fill(call: Call): Promise<string[]> {
  const created: string[] = []
  for (let count = 0; count < 100; count++) {
    const ids = Array.from({ length: 8 }, (_, index) => `${count}-${index}`)
    const properties = { text: 'x'.repeat(20_000) }
    const responses = await Promise.all(ids.map((id) => call('GET', { user_group_id: id, properties })))
    created.push(...ids.filter((_, index) => responses[index]?.status === 200))
    const failed = responses.filter(({ status }) => status !== 200)
    for (const { status, headers, body } of failed) {
      expect([status, body.error.code]).toEqual([503, 'store_unavailable'])
      expect(headers['retry-after']).toBeDefined()
    }
    if (failed.length > 0) return created
  }
  throw new Error('The disk never became full.')
}

async function expectStored(call: Call, ids: readonly string[]): Promise<void> {
  for (const id of ids) expect((await call('GET', { user_group_id: id })).body.new_user_group).toBe(false)
}

describe('a write to a full or failing disk', () => {
  it.skipIf(WITHOUT_SMALL_DISK !== '')(
    `fails with 503 while reads succeed, and works again once there is space${WITHOUT_SMALL_DISK}`,
    async () => {
      const service = await startTestCommand({ folder, variables }, {}, ['unshare', ...SMALL_DISK, MOUNT, folder])
      const call = createCall(service.port)
      const filler = join(`/proc/${service.child.pid}/root`, folder, 'filler')
      writeFileSync(filler, Buffer.alloc(1024 * 1024))
      const created = await fill(call)
      await expectStored(call, created)
      rmSync(filler)
      expect((await call('GET', { user_group_id: 'one more' })).body.new_user_group).toBe(true)
      await expectStored(call, created)
      expect(await service.kill('SIGTERM')).toBe(0)
    },
  )

  it.skipIf(WITHOUT_LIMITS !== '')(`leaves nothing behind if it fails halfway${WITHOUT_LIMITS}`, async () => {
    const service = await startTestCommand({ folder, variables })
    const call = createCall(service.port)
    const limit = (size: string) =>
      execFileSync('prlimit', ['--pid', `${service.child.pid}`, `--fsize=${size}:unlimited`])
    limit('1000001')
    const created = await fill(call)
    await expectStored(call, created)
    limit('unlimited')
    expect((await call('GET', { user_group_id: 'one more' })).body.new_user_group).toBe(true)
    await service.kill('SIGKILL')
    const again = await startTestCommand({ folder, variables })
    await expectStored(createCall(again.port), [...created, 'one more'])
    await again.kill('SIGTERM')
  })
})

it.skipIf(WITHOUT_STRACE !== '')(`flushes every write to disk before the response${WITHOUT_STRACE}`, async () => {
  const trace = join(folder, 'trace')
  // With `-D`, signals go to the service instead of strace.
  const wrapper = `strace -D -f -y -s 200 -e trace=fsync,fdatasync,write,writev,pwrite64 -o ${trace}`
  const service = await startTestCommand({ folder, variables }, {}, wrapper.split(' '))
  const call = createCall(service.port)
  const created = await call('GET', { user_group_id: 'a' })
  await call('PUT', { user_group_id: 'a', name: 'A' })
  await call('POST', { current_token: created.body.user_group.token })
  await call('DELETE', { user_group_id: 'a' })
  await service.kill('SIGTERM')
  await expect.poll(() => readFileSync(trace, 'utf8')).toMatch(/exited with 0/)
  const events = readFileSync(trace, 'utf8')
    .split('\n')
    .map((line) => {
      if (/pwrite64\(\d+<.*user-groups\.db-wal>/.test(line)) return 'write'
      if (/f(?:data)?sync\(\d+<.*user-groups\.db-wal>\)\s+= 0/.test(line)) return 'sync'
      return /"HTTP\/1\.1 200/.test(line) ? 'response' : undefined
    })
    .filter((event) => event !== undefined)
  const responses = events.join(' ').split('response')
  expect(responses).toHaveLength(5)
  // For each of the four requests, a sync follows the last write and precedes the response.
  for (const before of responses.slice(0, 4)) expect(before.trim()).toMatch(/write(?: sync)+$/)
})
