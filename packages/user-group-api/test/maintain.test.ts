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
import { createTokenCipher, type TokenCipher } from '../src/core/index.ts'
import { type RunningService, startService } from '../src/index.ts'
import { rekeyStore } from '../src/token-key/index.ts'
import { CUSTOMER, createCall, KEY, openTestApp } from './open-test-app.ts'
import { STORES } from './test-stores.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'user-group-maintain-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = (data = folder): Promise<RunningService> => startService({ folder: data, apiToken: CUSTOMER })
const callOf = ({ url }: RunningService) => createCall(Number(new URL(url).port))

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
  it('preserves groups and tokens', async () => {
    const { service, group } = await create()
    await service.stop()
    const again = await create()
    expect(again.group).toEqual(group)
    await again.service.stop()
  })

  it('makes files readable only to their owner', async () => {
    const { service } = await create()
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['token.key', 'user-groups.db', 'user-groups.db-wal']))
    for (const file of readdirSync(folder)) expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0])
    await service.stop()
  })

  it('refuses a database that is newer than the program', async () => {
    await (await create()).service.stop()
    const database = new Database(join(folder, 'user-groups.db'))
    database.exec("UPDATE meta SET value = '99' WHERE key = 'schema_version'")
    database.close()
    await expect(start()).rejects.toThrow('have version 99')
  })
})

describe('an empty database beside an existing key', () => {
  const REFUSED =
    /^error: The token key in ".*" belongs to a store with data, but "user-groups.db" is empty or missing\./

  async function createUsed(): Promise<void> {
    await (await create()).service.stop()
    expect(existsSync(join(folder, 'token.key'))).toBe(true)
  }

  it.each<[string, () => void]>([
    ['truncated to 0 bytes', () => writeFileSync(join(folder, 'user-groups.db'), '')],
    ['deleted', () => rmSync(join(folder, 'user-groups.db'))],
    [
      'without tables',
      () => {
        rmSync(join(folder, 'user-groups.db'))
        const database = new Database(join(folder, 'user-groups.db'))
        database.exec('PRAGMA journal_mode = WAL')
        database.close()
      },
    ],
  ])('is refused by every command: %s', async (_name, empty) => {
    await createUsed()
    empty()
    await expect(start()).rejects.toThrow('is empty or missing')
    for (const args of [['serve'], ['token', 'list'], ['token', 'create'], ['rekey']]) {
      expect(await run([...args, '--data', folder])).toMatchObject({ code: 2, text: expect.stringMatching(REFUSED) })
    }
    expect(await run(['check', '--data', folder])).toMatchObject({ code: 2 })
  })

  it('keeps the write-ahead log, which may contain what was lost', async () => {
    await createUsed()
    writeFileSync(join(folder, 'user-groups.db'), '')
    writeFileSync(join(folder, 'user-groups.db-wal'), 'the log')
    for (const args of [['serve'], ['check'], ['backup', join(folder, 'copy.db')]]) {
      expect(await run([...args, '--data', folder])).toMatchObject({ code: 2, text: /is empty/ })
    }
    expect(readFileSync(join(folder, 'user-groups.db-wal'), 'utf8')).toBe('the log')
  })

  it('is replaced by a new store once the key is moved away', async () => {
    await createUsed()
    rmSync(join(folder, 'user-groups.db'))
    rmSync(join(folder, 'token.key'))
    await (await create()).service.stop()
    expect(await run(['check', '--data', folder])).toMatchObject({ code: 0 })
  })

  it('is a new store when the first start was interrupted after the key was written', async () => {
    await createUsed()
    const database = new Database(join(folder, 'user-groups.db'))
    database.exec("DELETE FROM user_groups; DELETE FROM meta WHERE key = 'token_key_check'")
    database.close()
    await (await create()).service.stop()
  })
})

describe('exit codes', () => {
  it.each<[string, string[], Record<string, string>]>([
    ['an unknown option', ['serve', '--ports', '1'], {}],
    ['an invalid setting', ['serve'], { MAX_CONNECTIONS: '-1' }],
    [
      'an unreachable database',
      ['serve'],
      { DATABASE_URL: 'postgres://localhost:1/x', TOKEN_KEY: KEY.toString('base64') },
    ],
  ])('exits with 2 and a reason for %s', async (_name, args, variables) => {
    expect(await run(args, variables)).toMatchObject({ code: 2, text: /^error: \S/ })
  })

  it.each([
    'db.internal/user_groups',
    'mysql://user:pass-word@db.internal/user_groups',
    'host=db.internal password=pass-word',
    'postgres://user:pass-word@[',
    'postgres://user:pass-word@db.internal:port/user_groups',
    'postgres://user:pass-word@db1:5432,db2:5432/user_groups',
    'postgres://user:1#pass-word@db.internal/user_groups',
    'postgres://user:1/pass-word@db.internal/user_groups',
    'postgres://user:1?pass-word@db.internal/user_groups',
    'postgres://user:%ffpass-word@db.internal/user_groups',
  ])('exits with 2 and the expected form for the database URL %s, without its password', async (url) => {
    const expected =
      'is not the URL of a PostgreSQL database; expected postgres://user:password@host:5432/database, with special characters in the password percent-encoded.\n'
    expect(await run(['check', '--store', url])).toEqual({ code: 2, text: `error: The value of --store ${expected}` })
    const variables = { DATABASE_URL: url, TOKEN_KEY: KEY.toString('base64') }
    expect(await run(['serve'], variables)).toEqual({ code: 2, text: `error: DATABASE_URL ${expected}` })
  })

  it.each([
    'postgresql://user:pass%23word@db.invalid:1/user_groups?sslmode=disable',
    'postgres://user@/user_groups?host=/nonexistent',
    'postgres://user:p@ss@127.0.0.1:1/user_groups',
    'postgres://127.0.0.1:1',
  ])('accepts the database URL %s', async (url) => {
    expect(await run(['check', '--store', url])).toMatchObject({
      code: 2,
      text: expect.stringMatching(/ENOENT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN/),
    })
  })

  it('exits with 3 for a bug', async () => {
    const output = new PassThrough()
    const broken = Object.assign(new PassThrough(), {
      write() {
        throw new TypeError('not a function')
      },
    })
    expect(await main(['node', 'user-group-api', 'openapi'], {}, broken, output)).toBe(3)
    expect(String(output.read())).toMatch(/This is a bug[\s\S]*not a function/)
  })
})

describe('backup', () => {
  it('copies the whole store while the service is running', async () => {
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

  it('leaves no incomplete copy behind', async () => {
    writeFileSync(join(folder, 'user-groups.db'), 'this is not a database'.repeat(1000))
    const copy = join(folder, 'copy.db')
    expect((await run(['backup', copy, '--data', folder])).code).not.toBe(0)
    expect(existsSync(copy)).toBe(false)
  })

  it('never overwrites a file', async () => {
    await (await create()).service.stop()
    const file = join(folder, 'token.key')
    const before = readFileSync(file)
    expect(await run(['backup', file, '--data', folder])).toMatchObject({ code: 2, text: /already exists/ })
    expect(readFileSync(file)).toEqual(before)
  })
})

describe('check', () => {
  it('counts user groups and finds a row whose token was moved', async () => {
    const { service } = await create()
    await callOf(service)('GET', { user_group_id: 'b' })
    expect(await run(['check', '--data', folder])).toMatchObject({
      code: 0,
      text: /Customer: 2 user groups[\s\S]*No problems found/,
    })
    await service.stop()
    const database = new Database(join(folder, 'user-groups.db'))
    database.exec("UPDATE user_groups SET provided_id = 'c' WHERE provided_id = 'b'")
    database.close()
    expect(await run(['check', '--data', folder])).toMatchObject({
      code: 2,
      text: /cannot be decrypted with this key: 1/,
    })
  })

  it('makes a service refuse to start with another key or without its key', async () => {
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
  it('replaces the key file and preserves the tokens', async () => {
    const { service, group } = await create()
    await service.stop()
    const before = readFileSync(join(folder, 'token.key'), 'utf8')
    expect(await run(['rekey', '--data', folder])).toMatchObject({
      code: 0,
      text: /^Tokens encrypted with the new key: 1/,
    })
    expect(readFileSync(join(folder, 'token.key'), 'utf8')).not.toBe(before)
    expect(existsSync(join(folder, 'token.key.next'))).toBe(false)
    const again = await create()
    expect(again.group).toEqual(group)
    await again.service.stop()
  })

  it('reports a missing key', async () => {
    const variables = { TOKEN_KEY: KEY.toString('base64') }
    expect(await run(['rekey', '--data', folder], variables)).toMatchObject({
      code: 2,
      text: /NEW_TOKEN_KEY, the key to change to, is not set/,
    })
  })

  describe.each(STORES)('on %s', (_name, { start, missing }) => {
    it.skipIf(missing !== undefined)(`encrypts tokens that change while it runs ${missing ?? ''}`, async () => {
      const stores = await start()
      const store = await (await stores.createLocation()).open()
      const app = await openTestApp({ store })
      const [from, to] = [KEY, Buffer.alloc(32, 8)].map(createTokenCipher) as [TokenCipher, TokenCipher]
      await store.writeMeta('token_key_check', from.keyFingerprint)
      let token: string = (await app.call('GET', { user_group_id: 'a' })).body.user_group.token
      let rotations = 0
      const rotating = (maxRotations: number) => ({
        ...store,
        async replaceEncryptedToken(...args: Parameters<typeof store.replaceEncryptedToken>) {
          if (rotations++ < maxRotations)
            token = (await app.call('POST', { current_token: token })).body.user_group.token
          return store.replaceEncryptedToken(...args)
        },
      })
      await expect(rekeyStore(rotating(100), from, to)).rejects.toThrow('a service is still running')
      expect(await store.readMeta('token_key_check')).toBe(from.keyFingerprint)
      rotations = 0
      expect(await rekeyStore(rotating(1), from, to)).toBe(1)
      const [group] = await store.listGroups(0, 10)
      expect(group && to.decrypt(group.encryptedToken, group)).toBe(token)
      await app.close()
      await store.close()
      await stores.close()
    })

    it.skipIf(missing !== undefined)(`continues after an interruption ${missing ?? ''}`, async () => {
      const stores = await start()
      const store = await (await stores.createLocation()).open()
      const app = await openTestApp({ store })
      const [from, to, other] = [KEY, Buffer.alloc(32, 8), Buffer.alloc(32, 9)].map(createTokenCipher) as [
        TokenCipher,
        TokenCipher,
        TokenCipher,
      ]
      await store.writeMeta('token_key_check', from.keyFingerprint)
      for (const id of ['a', 'b', 'c']) await app.call('GET', { user_group_id: id })
      let remaining = 1
      const interrupted = {
        ...store,
        replaceEncryptedToken: async (...args: Parameters<typeof store.replaceEncryptedToken>) => {
          if (remaining-- > 0) return store.replaceEncryptedToken(...args)
          throw new Error('power lost')
        },
      }
      await expect(rekeyStore(interrupted, from, to)).rejects.toThrow('power lost')
      await expect(rekeyStore(store, from, other)).rejects.toThrow('Finish it first')
      expect(await rekeyStore(store, from, to)).toBe(2)
      expect(await rekeyStore(store, from, to)).toBe(0)
      const groups = await store.listGroups(0, 10)
      for (const group of groups) expect(to.decrypt(group.encryptedToken, group)).toMatch(/^ugt_/)
      await app.close()
      await store.close()
      await stores.close()
    })
  })
})
