import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../src/cli/main.ts'
import { parseSettings, serve } from '../src/service/index.ts'
import { CUSTOMER, createCall } from './open-test-app.ts'
import { STORES, type StoreLocation, type TestStores } from './test-stores.ts'

const NEXT = { NEW_TOKEN_KEY: Buffer.alloc(32, 8).toString('base64') }

function start({ folder, variables }: StoreLocation) {
  const settings = parseSettings({ LOG_LEVEL: 'silent', API_TOKEN: CUSTOMER, ...variables })
  return serve({ host: '127.0.0.1', port: 0, data: folder }, settings, {
    logs: new PassThrough(),
    messages: new PassThrough(),
  })
}

async function run(command: string, { folder, variables }: StoreLocation, more: Record<string, string> = {}) {
  const output = new PassThrough()
  const code = await main(
    ['node', 'user-group-api', command, '--data', folder],
    { ...variables, ...more },
    output,
    output,
  )
  return { code, text: String(output.read() ?? '') }
}

const callOf = ({ url }: { url: string }) => createCall(Number(new URL(url).port))

describe.each(STORES)('on %s', (_name, { start: startStores, missing }) => {
  describe.skipIf(missing !== undefined)(missing ?? 'rekey', () => {
    let stores: TestStores
    let location: StoreLocation
    beforeAll(async () => {
      stores = await startStores()
    })
    beforeEach(async () => {
      location = await stores.createLocation()
    })
    afterAll(() => stores.close())

    it('is refused while at least one service is running', async () => {
      const services = [await start(location), await start(location)]
      await callOf(services[0] as (typeof services)[0])('GET', { user_group_id: 'a' })
      for (const service of services) {
        expect(await run('rekey', location, NEXT)).toMatchObject({ code: 2, text: /Stop every instance/ })
        await service.stop()
      }
      expect(await run('check', location)).toMatchObject({ code: 0, text: /No problems found/ })
      expect(await run('rekey', location, NEXT)).toMatchObject({
        code: 0,
        text: /^Tokens encrypted with the new key: 1/,
      })
      const next = { TOKEN_KEY: NEXT.NEW_TOKEN_KEY }
      expect(await run('check', location, next)).toMatchObject({ code: 0, text: /No problems found/ })
    })

    it('prevents services from starting', async () => {
      await (await start(location)).stop()
      const store = await location.open()
      await store.acquireExclusiveKeyLock()
      await expect(start(location)).rejects.toThrow('being changed')
      await store.close()
      await (await start(location)).stop()
    })
  })
})

describe.each(STORES.filter(([name]) => name === 'PostgreSQL'))('on %s', (_name, { start: startStores, missing }) => {
  it.skipIf(missing !== undefined)(
    `a service that lost its lock encrypts nothing with the old key ${missing ?? ''}`,
    async () => {
      const stores = await startStores()
      try {
        const location = await stores.createLocation()
        const service = await start(location)
        const call = callOf(service)
        expect((await call('GET', { user_group_id: 'before' })).status).toBe(200)
        await stores.postgres?.kill('SIGINT')
        await stores.postgres?.start()
        expect(await run('rekey', location, NEXT)).toMatchObject({ code: 0 })
        for (const id of ['before', 'after']) {
          expect(await call('GET', { user_group_id: id })).toMatchObject({
            status: 503,
            body: { error: { code: 'store_unavailable' } },
          })
        }
        await service.stop()
        const next = { ...location, variables: { ...location.variables, TOKEN_KEY: NEXT.NEW_TOKEN_KEY } }
        expect(await run('check', next)).toMatchObject({
          code: 0,
          text: /Customer: 1 user groups[\s\S]*No problems found/,
        })
      } finally {
        await stores.close()
      }
    },
  )
})
