import { afterAll, beforeAll } from 'vitest'
import { openTestApp, type TestApp } from './open-test-app.ts'
import { describeFuzz } from './suites/fuzz.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describeFuzz(() => app.port)
