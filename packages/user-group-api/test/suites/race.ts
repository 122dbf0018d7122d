import { expect, it } from 'vitest'
import type { Call } from '../open-test-app.ts'
import { runCommand } from '../start-command.ts'
import type { StoreLocation } from '../test-stores.ts'

/** Instances that start at once. */
export const PROCESSES = 8

/** What an instance prints that has to wait for another one. */
const WAITING = 'Another instance is migrating the tables. Waiting until it has finished.\n'

/**
 * Declares the tests of two instances that share a store.
 * @param getCall returns a function that calls one of them
 * @param createEmpty creates another store without tables
 */
export function describeRace(
  getCall: (index: number) => Call,
  createEmpty: () => Promise<Pick<StoreLocation, 'variables' | 'folder'>>,
): void {
  /** Sends requests to both processes in turn, all at once. */
  const sendAll = (count: number, method: string, body: object) =>
    Promise.all(Array.from({ length: count }, (_, index) => getCall(index)(method, body)))

  it(`create one group in response to 200 requests`, async () => {
    const responses = await sendAll(200, 'GET', { user_group_id: 'one' })
    expect(responses.filter(({ body }) => body.new_user_group)).toHaveLength(1)
    expect(new Set(responses.map(({ body }) => body.user_group.token)).size).toBe(1)
  })

  it(`let one of 100 rotations win`, async () => {
    const [created] = await sendAll(1, 'GET', { user_group_id: 'rotated' })
    const responses = await sendAll(100, 'POST', { current_token: created?.body.user_group.token })
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(404)])
    const winner = responses.find(({ status }) => status === 200)
    const [now] = await sendAll(1, 'GET', { user_group_id: 'rotated' })
    expect(now?.body.user_group.token).toBe(winner?.body.user_group.token)
  })

  it(`return only documented statuses if a group is created and deleted at once`, async () => {
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

  it(`delete a group by id while its token is being rotated`, async () => {
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

  it(`do not bring back a deleted group`, async () => {
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

  it(`all start if ${PROCESSES} of them start on an empty store at once`, async () => {
    const empty = await createEmpty()
    const runs = await Promise.all(
      Array.from({ length: PROCESSES }, () => runCommand(['token', 'list', '--data', empty.folder], empty)),
    )
    expect(runs.map(({ code }) => code)).toEqual(Array(PROCESSES).fill(0))
    for (const { stderr } of runs) expect(['', WAITING]).toContain(stderr)
  })
}
