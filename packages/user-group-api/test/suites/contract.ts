import { describe, expect, it } from 'vitest'
import type { UserGroupStore } from '../../src/core/index.ts'
import { type Call, CUSTOMER, openTestApp, TESTING } from '../open-test-app.ts'

/** Declares the tests of what each operation does, for any way to reach the service and its store. */
export function describeContract(get: () => { call: Call; store: UserGroupStore }): void {
  const call: Call = (...request) => get().call(...request)

  describe('get or create', () => {
    it('creates a group once and then returns the same one', async () => {
      const body = { user_group_id: 'a', name: 'A', mapping: { db: '1' }, properties: { plan: 'pro', n: [1] } }
      const created = await call('GET', body)
      expect(created).toMatchObject({ status: 200, body: { success: 1, new_user_group: true } })
      expect(created.body.user_group).toEqual({
        team_id: expect.any(Number),
        token: expect.stringMatching(/^ugt_[\w-]{43}$/),
        name: 'A',
        provided_id: 'a',
        properties: { plan: 'pro', n: [1] },
      })
      const again = await call('GET', { user_group_id: 'a', name: 'other' })
      expect(again.body).toEqual({ ...created.body, new_user_group: false })
    })

    it('defaults the name to the id and properties to null', async () => {
      const { body } = await call('GET', { user_group_id: 'plain' })
      expect(body.user_group).toMatchObject({ name: 'plain', properties: null })
    })

    it('returns numbers as they were sent, -0 included', async () => {
      const properties = '{"zero":0,"negative":-0,"list":[-0.0,{"n":-0e9}],"text":"-0"}'
      const expected = { zero: 0, negative: -0, list: [-0, { n: -0 }], text: '-0' }
      const created = await call('GET', `{"user_group_id":"-0","properties":${properties}}`)
      expect(created.body.user_group).toMatchObject({ provided_id: '-0', name: '-0', properties: expected })
      expect((await call('GET', { user_group_id: '-0' })).body.user_group.properties).toEqual(expected)
      const updated = await call('PUT', `{"user_group_id":"-0","properties":${properties}}`)
      expect(updated.body.user_group.properties).toEqual(expected)
    })

    it('takes only texts as ids', async () => {
      for (const id of ['-0', '0', 'null', '[]', '{}', 'true', '""']) {
        expect(await call('GET', `{"user_group_id":${id}}`)).toMatchObject({
          status: 422,
          body: { error: { code: 'validation_failed' } },
        })
      }
    })

    it('separates the environments', async () => {
      const [customer, testing] = await Promise.all(
        [CUSTOMER, TESTING].map((token) => call('GET', { user_group_id: 'both' }, { token })),
      )
      expect([customer?.body.new_user_group, testing?.body.new_user_group]).toEqual([true, true])
      expect(customer?.body.user_group.team_id).not.toBe(testing?.body.user_group.team_id)
      const otherToken = { current_token: customer?.body.user_group.token }
      expect(await call('POST', otherToken, { token: TESTING })).toMatchObject({ status: 404 })
    })
  })

  describe('update', () => {
    it('changes the given fields and clears those that are null', async () => {
      const { body } = await call('GET', { user_group_id: 'u', name: 'U', properties: { a: 1 } })
      const updated = await call('PUT', { user_group_id: 'u', name: 'V' })
      expect(updated.body).toEqual({
        success: 1,
        user_group: { ...body.user_group, name: 'V', properties: { a: 1 }, api_environment_tag: 'Customer' },
      })
      const cleared = await call('PUT', { user_group_id: 'u', properties: null })
      expect(cleared.body.user_group).toMatchObject({ name: 'V', properties: null })
    })

    it('never creates a group', async () => {
      expect(await call('PUT', { user_group_id: 'nobody' })).toMatchObject({
        status: 404,
        body: { success: 0, error: { code: 'user_group_not_found' } },
      })
    })
  })

  describe('rotate', () => {
    it('returns a new token and invalidates the old one', async () => {
      const { body } = await call('GET', { user_group_id: 'r' })
      const old = body.user_group.token
      const rotated = await call('POST', { current_token: old })
      expect(rotated.body.user_group).toEqual({
        team_id: body.user_group.team_id,
        token: expect.not.stringMatching(old),
        name: 'r',
        provided_id: 'r',
        api_environment_tag: 'Customer',
      })
      expect(await call('POST', { current_token: old })).toMatchObject({
        status: 404,
        body: { error: { code: 'unknown_current_token' } },
      })
      const now = await call('GET', { user_group_id: 'r' })
      expect(now.body.user_group.token).toBe(rotated.body.user_group.token)
    })

    it('rejects the body of a GET that a client turned into a POST', async () => {
      expect(await call('POST', { user_group_id: 'r', name: 'R' })).toMatchObject({
        status: 422,
        body: { error: { code: 'validation_failed' } },
      })
    })

    it('lets one of a hundred concurrent rotations win', async () => {
      const { body } = await call('GET', { user_group_id: 'race' })
      const responses = await Promise.all(
        Array.from({ length: 100 }, () => call('POST', { current_token: body.user_group.token })),
      )
      const winners = responses.filter(({ status }) => status === 200)
      expect(winners).toHaveLength(1)
      expect(responses.filter(({ status }) => status === 404)).toHaveLength(99)
      const now = await call('GET', { user_group_id: 'race' })
      expect(now.body.user_group.token).toBe(winners[0]?.body.user_group.token)
    })
  })

  describe('delete', () => {
    it('deletes by id, by token and by both', async () => {
      for (const by of [['user_group_id'], ['current_token'], ['user_group_id', 'current_token']]) {
        const { body } = await call('GET', { user_group_id: 'd' })
        const all: Record<string, string> = { user_group_id: 'd', current_token: body.user_group.token }
        const given = Object.fromEntries(by.map((key) => [key, all[key]]))
        expect(await call('DELETE', given)).toMatchObject({ status: 200, body: { success: 1 } })
        expect(await call('DELETE', { user_group_id: 'd' })).toMatchObject({ status: 404 })
      }
    })

    it('deletes a group by id while its token is being rotated', async () => {
      const { body } = await call('GET', { user_group_id: 'moving' })
      let token: string = body.user_group.token
      let rotations = 3
      const rotating = await openTestApp({
        store: {
          ...get().store,
          async delete(...identity) {
            if (rotations-- > 0) {
              token = (await call('POST', { current_token: token })).body.user_group.token
            }
            return get().store.delete(...identity)
          },
        },
      })
      expect(await rotating.call('DELETE', { user_group_id: 'moving' })).toMatchObject({ status: 200 })
      expect(await call('GET', { user_group_id: 'moving' })).toMatchObject({ body: { new_user_group: true } })
      await rotating.close()
    })

    it('does not delete by a token that is rotated in the meantime', async () => {
      const { body } = await call('GET', { user_group_id: 'rotated' })
      const given = { current_token: body.user_group.token }
      const rotating = await openTestApp({
        store: {
          ...get().store,
          async delete(...identity) {
            await call('POST', given)
            return get().store.delete(...identity)
          },
        },
      })
      expect(await rotating.call('DELETE', given)).toMatchObject({
        status: 404,
        body: { error: { code: 'unknown_current_token' } },
      })
      expect(await call('GET', { user_group_id: 'rotated' })).toMatchObject({ body: { new_user_group: false } })
      await rotating.close()
    })

    it('never reuses an internal id or a token', async () => {
      const first = await call('GET', { user_group_id: 'again' })
      await call('DELETE', { user_group_id: 'again' })
      const second = await call('GET', { user_group_id: 'again' })
      expect(second.body.new_user_group).toBe(true)
      expect(second.body.user_group.team_id).toBeGreaterThan(first.body.user_group.team_id)
      expect(second.body.user_group.token).not.toBe(first.body.user_group.token)
    })

    it('rejects identifiers of different groups', async () => {
      const { body } = await call('GET', { user_group_id: 'one', mapping: { db: 'x' } })
      await call('GET', { user_group_id: 'two' })
      const mismatch = { status: 409, body: { error: { code: 'identity_mismatch' } } }
      expect(await call('DELETE', { user_group_id: 'two', current_token: body.user_group.token })).toMatchObject(
        mismatch,
      )
      expect(await call('DELETE', { user_group_id: 'one', data_source_provided_id: 'y' })).toMatchObject(mismatch)
      expect(await call('DELETE', { user_group_id: 'one', data_source_provided_id: 'x' })).toMatchObject({
        status: 200,
      })
      expect(await call('DELETE', { data_source_provided_id: 'x' })).toMatchObject({ status: 422 })
    })
  })

  describe('other requests', () => {
    it.each(['/healthz', '/readyz'])('returns 200 for %s', async (path) => {
      expect(await call('GET', undefined, { path })).toMatchObject({ status: 200, body: { success: 1 } })
    })

    it('lists the methods in the response to OPTIONS', async () => {
      const { status, headers, body } = await call('OPTIONS')
      expect([status, headers.allow, body]).toEqual([200, 'GET, PUT, POST, DELETE, OPTIONS', { success: 1 }])
    })

    it('creates one group in response to 200 concurrent requests', async () => {
      const responses = await Promise.all(Array.from({ length: 200 }, () => call('GET', { user_group_id: 'parallel' })))
      expect(responses.filter(({ body }) => body.new_user_group)).toHaveLength(1)
      expect(new Set(responses.map(({ body }) => body.user_group.token)).size).toBe(1)
    })
  })
}
