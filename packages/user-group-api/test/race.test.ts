import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, createCall } from './open-test-app.ts'
import { type RunningCommand, runCommand, startCommand } from './start-command.ts'
import { STORES, type StoreLocation, type TestStores } from './test-stores.ts'

const PROCESSES = 8

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
  const test = it.skipIf(missing !== undefined)
  const suffix = missing === undefined ? '' : ` ${missing}`
  /** Sends requests to both processes in turn, all at once. */
  const sendAll = (count: number, method: string, body: object) =>
    Promise.all(Array.from({ length: count }, (_, index) => (calls[index % 2] as Call)(method, body)))

  test(`create one group in response to 200 requests${suffix}`, async () => {
    const responses = await sendAll(200, 'GET', { user_group_id: 'one' })
    expect(responses.filter(({ body }) => body.new_user_group)).toHaveLength(1)
    expect(new Set(responses.map(({ body }) => body.user_group.token)).size).toBe(1)
  })

  test(`let one of 100 rotations win${suffix}`, async () => {
    const [created] = await sendAll(1, 'GET', { user_group_id: 'rotated' })
    const responses = await sendAll(100, 'POST', { current_token: created?.body.user_group.token })
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(404)])
    const winner = responses.find(({ status }) => status === 200)
    const [now] = await sendAll(1, 'GET', { user_group_id: 'rotated' })
    expect(now?.body.user_group.token).toBe(winner?.body.user_group.token)
  })

  test(`return only documented statuses if a group is created and deleted at once${suffix}`, async () => {
    const responses = await Promise.all([
      sendAll(200, 'GET', { user_group_id: 'flip' }),
      sendAll(200, 'DELETE', { user_group_id: 'flip' }),
    ])
    expect(new Set(responses[0].map(({ status }) => status))).toEqual(new Set([200]))
    expect(
      [...new Set(responses[1].map(({ status }) => status))].filter((status) => ![200, 404].includes(status)),
    ).toEqual([])
    const created = responses[0].filter(({ body }) => body.new_user_group).length
    const deleted = responses[1].filter(({ status }) => status === 200).length
    expect([0, 1]).toContain(created - deleted)
  })

  test(`delete a group by id while its token is being rotated${suffix}`, async () => {
    for (let round = 0; round < 10; round++) {
      const [created] = await sendAll(1, 'GET', { user_group_id: 'rotating' })
      const [deletes, rotations] = await Promise.all([
        sendAll(2, 'DELETE', { user_group_id: 'rotating' }),
        sendAll(20, 'POST', { current_token: created?.body.user_group.token }),
      ])
      expect(deletes.map(({ status }) => status).sort()).toEqual([200, 404])
      expect(rotations.filter(({ status }) => ![200, 404].includes(status))).toEqual([])
    }
  })

  test(`do not bring back a deleted group${suffix}`, async () => {
    const [created] = await sendAll(1, 'GET', { user_group_id: 'deleted' })
    const [deletes, updates] = await Promise.all([
      sendAll(20, 'DELETE', { user_group_id: 'deleted' }),
      sendAll(40, 'PUT', { user_group_id: 'deleted', name: 'x' }),
    ])
    expect(deletes.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(updates.filter(({ status }) => ![200, 404].includes(status))).toEqual([])
    const [again] = await sendAll(1, 'GET', { user_group_id: 'deleted' })
    expect(again?.body).toMatchObject({ new_user_group: true })
    expect(again?.body.user_group.team_id).not.toBe(created?.body.user_group.team_id)
  })

  test(`all start if ${PROCESSES} of them start on an empty store at once${suffix}`, async () => {
    const empty = await stores.createLocation()
    const runs = await Promise.all(
      Array.from({ length: PROCESSES }, () => runCommand(['token', 'list', '--data', empty.folder], empty)),
    )
    expect(runs.map(({ code, stderr }) => [code, stderr])).toEqual(Array(PROCESSES).fill([0, '']))
  })
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
