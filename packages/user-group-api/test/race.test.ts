import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAt } from './open-test-app.ts'
import { type RunningCommand, runCommand, startCommand } from './start-command.ts'
import { STORES, type StorePlace, type TestStores } from './test-stores.ts'

const STARTERS = 8

type Call = ReturnType<typeof callAt>

describe.each(STORES)('two processes on one %s', (_name, { start, missing }) => {
  let stores: TestStores
  let place: StorePlace
  let services: RunningCommand[]
  let calls: Call[]
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  beforeAll(async () => {
    if (missing !== undefined) return
    stores = await start()
    place = await stores.createPlace()
    services = await Promise.all([startCommand(place), startCommand(place)])
    calls = services.map(({ port }) => callAt(port, agent))
  })
  afterAll(async () => {
    if (missing !== undefined) return
    agent.destroy()
    await Promise.all(services.map((service) => service.kill('SIGTERM')))
    await stores.close()
  })
  const test = it.skipIf(missing !== undefined)
  const suffix = missing === undefined ? '' : ` ${missing}`
  /** Asks both in turn, all at once. */
  const askAll = (count: number, method: string, body: object) =>
    Promise.all(Array.from({ length: count }, (_, index) => (calls[index % 2] as Call)(method, body)))

  test(`200 requests make one group${suffix}`, async () => {
    const answers = await askAll(200, 'GET', { user_group_id: 'one' })
    expect(answers.filter(({ body }) => body.new_user_group)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.user_group.token)).size).toBe(1)
  })

  test(`100 rotations have one winner${suffix}`, async () => {
    const [made] = await askAll(1, 'GET', { user_group_id: 'rotated' })
    const answers = await askAll(100, 'POST', { current_token: made?.body.user_group.token })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(404)])
    const winner = answers.find(({ status }) => status === 200)
    const [now] = await askAll(1, 'GET', { user_group_id: 'rotated' })
    expect(now?.body.user_group.token).toBe(winner?.body.user_group.token)
  })

  test(`to get and to delete at once never fails otherwise than documented${suffix}`, async () => {
    const answers = await Promise.all([
      askAll(200, 'GET', { user_group_id: 'flip' }),
      askAll(200, 'DELETE', { user_group_id: 'flip' }),
    ])
    expect(new Set(answers[0].map(({ status }) => status))).toEqual(new Set([200]))
    expect(
      [...new Set(answers[1].map(({ status }) => status))].filter((status) => ![200, 404].includes(status)),
    ).toEqual([])
    const made = answers[0].filter(({ body }) => body.new_user_group).length
    const deleted = answers[1].filter(({ status }) => status === 200).length
    expect([0, 1]).toContain(made - deleted)
  })

  test(`a group is deleted by its id however its token is rotated${suffix}`, async () => {
    for (let round = 0; round < 10; round++) {
      const [made] = await askAll(1, 'GET', { user_group_id: 'turning' })
      const [deletes, rotations] = await Promise.all([
        askAll(2, 'DELETE', { user_group_id: 'turning' }),
        askAll(20, 'POST', { current_token: made?.body.user_group.token }),
      ])
      expect(deletes.map(({ status }) => status).sort()).toEqual([200, 404])
      expect(rotations.filter(({ status }) => ![200, 404].includes(status))).toEqual([])
    }
  })

  test(`nothing comes back from the dead${suffix}`, async () => {
    const [made] = await askAll(1, 'GET', { user_group_id: 'dead' })
    const [deletes, updates] = await Promise.all([
      askAll(20, 'DELETE', { user_group_id: 'dead' }),
      askAll(40, 'PUT', { user_group_id: 'dead', name: 'x' }),
    ])
    expect(deletes.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(updates.filter(({ status }) => ![200, 404].includes(status))).toEqual([])
    const [again] = await askAll(1, 'GET', { user_group_id: 'dead' })
    expect(again?.body).toMatchObject({ new_user_group: true })
    expect(again?.body.user_group.team_id).not.toBe(made?.body.user_group.team_id)
  })

  test(`${STARTERS} that start at once on an empty store all start${suffix}`, async () => {
    const empty = await stores.createPlace()
    const runs = await Promise.all(
      Array.from({ length: STARTERS }, () => runCommand(['token', 'list', '--data', empty.folder], empty)),
    )
    expect(runs.map(({ code, stderr }) => [code, stderr])).toEqual(Array(STARTERS).fill([0, '']))
  })
})

it(`${STARTERS} that start at once on an empty folder agree on the key they make`, async () => {
  const root = mkdtempSync(join(tmpdir(), 'user-group-starters-'))
  const folder = join(root, 'data')
  const starters = Array.from({ length: STARTERS }, () =>
    runCommand(['token', 'list', '--data', folder], { variables: {} }),
  )
  expect((await Promise.all(starters)).map(({ code, stderr }) => [code, stderr])).toEqual(Array(STARTERS).fill([0, '']))
  expect(readdirSync(folder).filter((file) => file.startsWith('token.key'))).toEqual(['token.key'])
  rmSync(root, { recursive: true })
})
