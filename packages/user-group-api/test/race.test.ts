import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, createCall } from './open-test-app.ts'
import { type RunningCommand, runCommand, startCommand } from './start-command.ts'
import { describeRace, PROCESSES } from './suites/race.ts'
import { STORES, type StoreLocation, type TestStores } from './test-stores.ts'

describe.each(STORES)('two processes on one %s', (_name, { start, missing }) => {
  let stores: TestStores
  let location: StoreLocation
  let services: RunningCommand[]
  let calls: Call[]
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  beforeAll(async () => {
    if (missing !== undefined) return
    stores = await start()
    location = await stores.createLocation()
    services = await Promise.all([startCommand(location), startCommand(location)])
    calls = services.map(({ port }) => createCall(port, agent))
  })
  afterAll(async () => {
    if (missing !== undefined) return
    agent.destroy()
    await Promise.all(services.map((service) => service.kill('SIGTERM')))
    await stores.close()
  })
  describe.skipIf(missing !== undefined)(missing ?? 'at once', () =>
    describeRace(
      (index) => calls[index % 2] as Call,
      () => stores.createLocation(),
    ),
  )
})

it(`${PROCESSES} processes that start in an empty folder at once use the same key`, async () => {
  const root = mkdtempSync(join(tmpdir(), 'user-group-race-'))
  const folder = join(root, 'data')
  const runs = Array.from({ length: PROCESSES }, () =>
    runCommand(['token', 'list', '--data', folder], { variables: {} }),
  )
  expect((await Promise.all(runs)).map(({ code, stderr }) => [code, stderr])).toEqual(Array(PROCESSES).fill([0, '']))
  expect(readdirSync(folder).filter((file) => file.startsWith('token.key'))).toEqual(['token.key'])
  rmSync(root, { recursive: true })
})
