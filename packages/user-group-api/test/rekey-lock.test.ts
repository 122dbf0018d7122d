import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../src/cli/main.ts'
import { readSettings } from '../src/service/parse-settings.ts'
import { serve } from '../src/service/serve.ts'
import { CUSTOMER, callAt } from './open-test-app.ts'
import { STORES, type StorePlace, type TestStores } from './test-stores.ts'

const NEXT = { NEW_TOKEN_KEY: Buffer.alloc(32, 8).toString('base64') }

function start({ folder, variables }: StorePlace) {
  const settings = readSettings({ LOG_LEVEL: 'silent', API_TOKEN: CUSTOMER, ...variables })
  return serve({ host: '127.0.0.1', port: 0, data: folder }, settings, new PassThrough())
}

async function run(command: string, { folder, variables }: StorePlace, more: Record<string, string> = {}) {
  const output = new PassThrough()
  const code = await main(
    ['node', 'user-group-api', command, '--data', folder],
    { ...variables, ...more },
    output,
    output,
  )
  return { code, text: String(output.read() ?? '') }
}

const callOf = ({ url }: { url: string }) => callAt(Number(new URL(url).port))

describe.each(STORES)('on %s', (_name, { start: startStores, missing }) => {
  describe.skipIf(missing !== undefined)(missing ?? 'to change the key', () => {
    let stores: TestStores
    let place: StorePlace
    beforeAll(async () => {
      stores = await startStores()
    })
    beforeEach(async () => {
      place = await stores.createPlace()
    })
    afterAll(() => stores.close())

    it('is refused while a service runs, of several the last', async () => {
      const services = [await start(place), await start(place)]
      await callOf(services[0] as (typeof services)[0])('GET', { user_group_id: 'a' })
      for (const service of services) {
        expect(await run('rekey', place, NEXT)).toMatchObject({ code: 2, text: /Stop every instance/ })
        await service.stop()
      }
      expect(await run('check', place)).toMatchObject({ code: 0, text: /Sound/ })
      expect(await run('rekey', place, NEXT)).toMatchObject({ code: 0, text: /^1 tokens are sealed/ })
      const next = { TOKEN_KEY: NEXT.NEW_TOKEN_KEY }
      expect(await run('check', place, next)).toMatchObject({ code: 0, text: /Sound/ })
    })

    it('keeps services from starting', async () => {
      await (await start(place)).stop()
      const store = await place.open()
      await store.lockKey()
      await expect(start(place)).rejects.toThrow('being changed')
      await store.close()
      await (await start(place)).stop()
    })
  })
})

describe.each(STORES.filter(([name]) => name === 'PostgreSQL'))('on %s', (_name, { start: startStores, missing }) => {
  it.skipIf(missing !== undefined)(
    `a service that lost its hold seals nothing with the old key ${missing ?? ''}`,
    async () => {
      const stores = await startStores()
      try {
        const place = await stores.createPlace()
        const service = await start(place)
        const call = callOf(service)
        expect((await call('GET', { user_group_id: 'before' })).status).toBe(200)
        await stores.postgres?.kill('SIGINT')
        await stores.postgres?.start()
        expect(await run('rekey', place, NEXT)).toMatchObject({ code: 0 })
        for (const id of ['before', 'after']) {
          expect(await call('GET', { user_group_id: id })).toMatchObject({
            status: 503,
            body: { error: { code: 'store_unavailable' } },
          })
        }
        await service.stop()
        const next = { ...place, variables: { ...place.variables, TOKEN_KEY: NEXT.NEW_TOKEN_KEY } }
        expect(await run('check', next)).toMatchObject({ code: 0, text: /Customer: 1 user groups[\s\S]*Sound/ })
      } finally {
        await stores.close()
      }
    },
  )
})
