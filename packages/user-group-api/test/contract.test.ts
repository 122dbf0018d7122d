import { afterAll, beforeAll, describe } from 'vitest'
import type { UserGroupStore } from '../src/core/index.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'
import { describeContract } from './suites/contract.ts'
import { STORES, type TestStores } from './test-stores.ts'

describe.each(STORES)('on %s', (_name, { start, missing }) => {
  let stores: TestStores
  let store: UserGroupStore
  let app: TestApp
  beforeAll(async () => {
    if (missing !== undefined) return
    stores = await start()
    store = await (await stores.createLocation()).open()
    app = await openTestApp({ store })
  })
  afterAll(async () => {
    if (missing !== undefined) return
    await app.close()
    await store.close()
    await stores.close()
  })
  describe.skipIf(missing !== undefined)(missing ?? 'the service', () => describeContract(() => app))
})
