import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled } from './is-installed.ts'
import { callAt, KEY } from './open-test-app.ts'
import { startCommand } from './start-command.ts'

/** Runs `command` with a small disk of its own at `$1`; no rights are needed where the system has user namespaces. */
const SMALL_DISK = ['--user', '--map-root-user', '--mount', 'sh', '-c']
const MOUNT = 'mount -t tmpfs -o size=3m tmpfs "$0" && exec "$@"'

const WITHOUT_SMALL_DISK = isInstalled('unshare', ...SMALL_DISK, MOUNT, tmpdir(), 'true')
  ? ''
  : ' (skipped: no disk of its own can be had here; it takes "unshare" of util-linux and user namespaces)'
const WITHOUT_STRACE = isInstalled('strace', '-o', '/dev/null', 'true')
  ? ''
  : ' (skipped: strace is not installed, or may not trace here)'
const WITHOUT_LIMITS = isInstalled('prlimit', '--version') ? '' : ' (skipped: "prlimit" of util-linux is not installed)'

let folder: string
const variables = { TOKEN_KEY: KEY.toString('base64') }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'user-group-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Call = ReturnType<typeof callAt>

/** Makes groups, several at once, until one is refused; gives the ids of those that were acknowledged. */
async function fill(call: Call): Promise<string[]> {
  const made: string[] = []
  for (let count = 0; count < 100; count++) {
    const ids = Array.from({ length: 8 }, (_, index) => `${count}-${index}`)
    const properties = { text: 'x'.repeat(20_000) }
    const answers = await Promise.all(ids.map((id) => call('GET', { user_group_id: id, properties })))
    made.push(...ids.filter((_, index) => answers[index]?.status === 200))
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { status, headers, body } of refused) {
      expect([status, body.error.code]).toEqual([503, 'store_unavailable'])
      expect(headers['retry-after']).toBeDefined()
    }
    if (refused.length > 0) return made
  }
  throw new Error('It never was full.')
}

async function expectKept(call: Call, ids: readonly string[]): Promise<void> {
  for (const id of ids) expect((await call('GET', { user_group_id: id })).body.new_user_group).toBe(false)
}

describe('a disk that takes no more', () => {
  it.skipIf(WITHOUT_SMALL_DISK !== '')(
    `is full: 503, reads go on, and all is well when there is room${WITHOUT_SMALL_DISK}`,
    async () => {
      const service = await startCommand({ folder, variables }, {}, ['unshare', ...SMALL_DISK, MOUNT, folder])
      const call = callAt(service.port)
      const filler = join(`/proc/${service.child.pid}/root`, folder, 'filler')
      writeFileSync(filler, Buffer.alloc(1024 * 1024))
      const made = await fill(call)
      await expectKept(call, made)
      rmSync(filler)
      expect((await call('GET', { user_group_id: 'one more' })).body.new_user_group).toBe(true)
      await expectKept(call, made)
      expect(await service.kill('SIGTERM')).toBe(0)
    },
  )

  it.skipIf(WITHOUT_LIMITS !== '')(
    `fails in the middle of a write: the same, and nothing of it is kept${WITHOUT_LIMITS}`,
    async () => {
      const service = await startCommand({ folder, variables })
      const call = callAt(service.port)
      const limit = (size: string) =>
        execFileSync('prlimit', ['--pid', `${service.child.pid}`, `--fsize=${size}:unlimited`])
      limit('1000001')
      const made = await fill(call)
      await expectKept(call, made)
      limit('unlimited')
      expect((await call('GET', { user_group_id: 'one more' })).body.new_user_group).toBe(true)
      await service.kill('SIGKILL')
      const again = await startCommand({ folder, variables })
      await expectKept(callAt(again.port), [...made, 'one more'])
      await again.kill('SIGTERM')
    },
  )
})

it.skipIf(WITHOUT_STRACE !== '')(`has every write on the disk before it is answered${WITHOUT_STRACE}`, async () => {
  const trace = join(folder, 'trace')
  // `-D`: it watches from the side, and signals go to the service.
  const watch = `strace -D -f -y -s 200 -e trace=fsync,fdatasync,write,writev,pwrite64 -o ${trace}`
  const service = await startCommand({ folder, variables }, {}, watch.split(' '))
  const call = callAt(service.port)
  const made = await call('GET', { user_group_id: 'a' })
  await call('PUT', { user_group_id: 'a', name: 'A' })
  await call('POST', { current_token: made.body.user_group.token })
  await call('DELETE', { user_group_id: 'a' })
  await service.kill('SIGTERM')
  await expect.poll(() => readFileSync(trace, 'utf8')).toMatch(/exited with 0/)
  const events = readFileSync(trace, 'utf8')
    .split('\n')
    .map((line) => {
      if (/pwrite64\(\d+<.*user-groups\.db-wal>/.test(line)) return 'write'
      if (/f(?:data)?sync\(\d+<.*user-groups\.db-wal>\)\s+= 0/.test(line)) return 'sync'
      return /"HTTP\/1\.1 200/.test(line) ? 'answer' : undefined
    })
    .filter((event) => event !== undefined)
  const answers = events.join(' ').split('answer')
  expect(answers).toHaveLength(5)
  // Each of the four: after the last write a sync, and then the answer.
  for (const before of answers.slice(0, 4)) expect(before.trim()).toMatch(/write(?: sync)+$/)
})
