import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../src/cli/main.ts'
import { createTokenSealer, type TokenSealer } from '../src/core/token-cipher.ts'
import { type RunningService, startService } from '../src/index.ts'
import { rekeyStore } from '../src/token-key/rekey-store.ts'
import { CUSTOMER, callAt, KEY, openTestApp } from './open-test-app.ts'
import { STORES } from './test-stores.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'user-group-maintain-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (data = folder): Promise<RunningService> => startService({ folder: data, apiToken: CUSTOMER })
const callOf = ({ url }: RunningService) => callAt(Number(new URL(url).port))

async function run(args: string[], variables: Record<string, string> = {}) {
  const output = new PassThrough()
  const code = await main(['node', 'user-group-api', ...args], variables, output, output)
  return { code, text: String(output.read() ?? '') }
}

async function create(data?: string) {
  const service = await start(data)
  const { body } = await callOf(service)('GET', { user_group_id: 'a', mapping: { db: '1' }, properties: { n: 1 } })
  return { service, group: body.user_group }
}

describe('restart', () => {
  it('keeps everything', async () => {
    const { service, group } = await create()
    await service.stop()
    const again = await create()
    expect(again.group).toEqual(group)
    await again.service.stop()
  })

  it('keeps files from others', async () => {
    const { service } = await create()
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['token.key', 'user-groups.db', 'user-groups.db-wal']))
    for (const file of readdirSync(folder)) expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0])
    await service.stop()
  })

  it('refuses a database of after the last migration', async () => {
    await (await create()).service.stop()
    const after = new Database(join(folder, 'user-groups.db'))
    after.exec("UPDATE meta SET value = '99' WHERE key = 'schema_version'")
    after.close()
    await expect(start()).rejects.toThrow('of version 99')
  })
})

describe('exit codes', () => {
  it.each<[string, string[], Record<string, string>]>([
    ['an option nobody knows', ['serve', '--ports', '1'], {}],
    ['a setting that is none', ['serve'], { MAX_CONNECTIONS: '-1' }],
    [
      'a database that is not there',
      ['serve'],
      { DATABASE_URL: 'postgres://localhost:1/x', TOKEN_KEY: KEY.toString('base64') },
    ],
    ['an address that is none', ['serve'], { DATABASE_URL: 'postgres://a:b:c@[', TOKEN_KEY: KEY.toString('base64') }],
  ])('2 and a reason for %s', async (_name, args, variables) => {
    expect(await run(args, variables)).toMatchObject({ code: 2, text: /^error: \S/ })
  })

  it('3 for a bug', async () => {
    const output = new PassThrough()
    const broken = Object.assign(new PassThrough(), {
      write() {
        throw new TypeError('no function')
      },
    })
    expect(await main(['node', 'user-group-api', 'openapi'], {}, broken, output)).toBe(3)
    expect(String(output.read())).toMatch(/This is a bug[\s\S]*no function/)
  })
})

describe('backup', () => {
  it('copies while the service runs; what is restored is complete', async () => {
    const { service, group } = await create()
    const copy = join(folder, 'copy.db')
    expect(await run(['backup', copy, '--data', folder])).toMatchObject({ code: 0 })
    expect(statSync(copy).mode & 0o077).toBe(0)
    await callOf(service)('DELETE', { user_group_id: 'a' })
    await service.stop()

    const restored = mkdtempSync(join(tmpdir(), 'user-group-restored-'))
    copyFileSync(copy, join(restored, 'user-groups.db'))
    copyFileSync(join(folder, 'token.key'), join(restored, 'token.key'))
    const again = await create(restored)
    expect(again.group).toEqual(group)
    await again.service.stop()
    rmSync(restored, { recursive: true })
  })

  it('leaves no half of a copy', async () => {
    writeFileSync(join(folder, 'user-groups.db'), 'this is no database'.repeat(1000))
    const copy = join(folder, 'copy.db')
    expect((await run(['backup', copy, '--data', folder])).code).not.toBe(0)
    expect(existsSync(copy)).toBe(false)
  })

  it('never writes over a file', async () => {
    await (await create()).service.stop()
    const file = join(folder, 'token.key')
    const before = readFileSync(file)
    expect(await run(['backup', file, '--data', folder])).toMatchObject({ code: 2, text: /is there already/ })
    expect(readFileSync(file)).toEqual(before)
  })
})

describe('check', () => {
  it('counts, and finds a row whose token was moved', async () => {
    const { service } = await create()
    await callOf(service)('GET', { user_group_id: 'b' })
    expect(await run(['check', '--data', folder])).toMatchObject({
      code: 0,
      text: /Customer: 2 user groups[\s\S]*Sound/,
    })
    await service.stop()
    const database = new Database(join(folder, 'user-groups.db'))
    database.exec("UPDATE user_groups SET provided_id = 'c' WHERE provided_id = 'b'")
    database.close()
    expect(await run(['check', '--data', folder])).toMatchObject({ code: 2, text: /1 tokens cannot be read/ })
  })

  it('refuses to start with another key, or without the one it had', async () => {
    await (await create()).service.stop()
    const file = join(folder, 'token.key')
    rmSync(file)
    await expect(start()).rejects.toThrow('is missing')
    expect(existsSync(file)).toBe(false)
    writeFileSync(file, randomBytes(32).toString('base64'))
    await expect(start()).rejects.toThrow('token key is not the one')
  })
})

describe('rekey', () => {
  it('makes a new key file; tokens stay', async () => {
    const { service, group } = await create()
    await service.stop()
    const before = readFileSync(join(folder, 'token.key'), 'utf8')
    expect(await run(['rekey', '--data', folder])).toMatchObject({ code: 0, text: /^1 tokens are sealed/ })
    expect(readFileSync(join(folder, 'token.key'), 'utf8')).not.toBe(before)
    expect(existsSync(join(folder, 'token.key.next'))).toBe(false)
    const again = await create()
    expect(again.group).toEqual(group)
    await again.service.stop()
  })

  it('says which keys it needs', async () => {
    const variables = { TOKEN_KEY: KEY.toString('base64') }
    expect(await run(['rekey', '--data', folder], variables)).toMatchObject({
      code: 2,
      text: /NEW_TOKEN_KEY is not set/,
    })
  })

  describe.each(STORES)('on %s', (_name, { start, missing }) => {
    it.skipIf(missing !== undefined)(`misses no token that is changed meanwhile ${missing ?? ''}`, async () => {
      const stores = await start()
      const store = await (await stores.createPlace()).open()
      const app = await openTestApp({ store })
      const [from, to] = [KEY, Buffer.alloc(32, 8)].map(createTokenSealer) as [TokenSealer, TokenSealer]
      await store.writeMeta('token_key_check', from.keyCheck)
      let token: string = (await app.call('GET', { user_group_id: 'a' })).body.user_group.token
      let rotations = 0
      const rotating = (most: number) => ({
        ...store,
        async reseal(...args: Parameters<typeof store.reseal>) {
          if (rotations++ < most) token = (await app.call('POST', { current_token: token })).body.user_group.token
          return store.reseal(...args)
        },
      })
      await expect(rekeyStore(rotating(100), from, to)).rejects.toThrow('a service is still running')
      expect(await store.readMeta('token_key_check')).toBe(from.keyCheck)
      rotations = 0
      expect(await rekeyStore(rotating(1), from, to)).toBe(1)
      const [group] = await store.listGroups(0, 10)
      expect(group && to.open(group.tokenSealed, group)).toBe(token)
      await app.close()
      await store.close()
      await stores.close()
    })

    it.skipIf(missing !== undefined)(`goes on where it was broken off ${missing ?? ''}`, async () => {
      const stores = await start()
      const store = await (await stores.createPlace()).open()
      const app = await openTestApp({ store })
      const [from, to, other] = [KEY, Buffer.alloc(32, 8), Buffer.alloc(32, 9)].map(createTokenSealer) as [
        TokenSealer,
        TokenSealer,
        TokenSealer,
      ]
      await store.writeMeta('token_key_check', from.keyCheck)
      for (const id of ['a', 'b', 'c']) await app.call('GET', { user_group_id: id })
      let left = 1
      const broken = {
        ...store,
        reseal: async (...args: Parameters<typeof store.reseal>) => {
          if (left-- > 0) return store.reseal(...args)
          throw new Error('power lost')
        },
      }
      await expect(rekeyStore(broken, from, to)).rejects.toThrow('power lost')
      await expect(rekeyStore(store, from, other)).rejects.toThrow('Finish that one first')
      expect(await rekeyStore(store, from, to)).toBe(2)
      expect(await rekeyStore(store, from, to)).toBe(0)
      const groups = await store.listGroups(0, 10)
      for (const { tokenSealed, ...owner } of groups) expect(to.open(tokenSealed, owner)).toMatch(/^ugt_/)
      await app.close()
      await store.close()
      await stores.close()
    })
  })
})
