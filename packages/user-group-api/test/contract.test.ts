import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserGroupStore } from '../src/core/user-group-store.ts'
import { CUSTOMER, openTestApp, TESTING, type TestApp } from './open-test-app.ts'
import { STORES, type TestStores } from './test-stores.ts'

let app: TestApp

describe.each(STORES)('on %s', (_name, { start, missing }) => {
  let stores: TestStores
  let store: UserGroupStore
  beforeAll(async () => {
    if (missing !== undefined) return
    stores = await start()
    store = await (await stores.createPlace()).open()
    app = await openTestApp({ store })
  })
  afterAll(async () => {
    if (missing !== undefined) return
    await app.close()
    await store.close()
    await stores.close()
  })
  describe.skipIf(missing !== undefined)(missing ?? 'the contract', () => {
    describe('get or create', () => {
      it('makes a group once, and gives the same one again', async () => {
        const body = { user_group_id: 'a', name: 'A', mapping: { db: '1' }, properties: { plan: 'pro', n: [1] } }
        const made = await app.call('GET', body)
        expect(made).toMatchObject({ status: 200, body: { success: 1, new_user_group: true } })
        expect(made.body.user_group).toEqual({
          team_id: expect.any(Number),
          token: expect.stringMatching(/^ugt_[\w-]{43}$/),
          name: 'A',
          provided_id: 'a',
          properties: { plan: 'pro', n: [1] },
        })
        const again = await app.call('GET', { user_group_id: 'a', name: 'other' })
        expect(again.body).toEqual({ ...made.body, new_user_group: false })
      })

      it('takes the id for a name, and has no properties, where none are given', async () => {
        const { body } = await app.call('GET', { user_group_id: 'plain' })
        expect(body.user_group).toMatchObject({ name: 'plain', properties: null })
      })

      it('keeps the environments apart', async () => {
        const [customer, testing] = await Promise.all(
          [CUSTOMER, TESTING].map((token) => app.call('GET', { user_group_id: 'both' }, { token })),
        )
        expect([customer?.body.new_user_group, testing?.body.new_user_group]).toEqual([true, true])
        expect(customer?.body.user_group.team_id).not.toBe(testing?.body.user_group.team_id)
        const stolen = { current_token: customer?.body.user_group.token }
        expect(await app.call('POST', stolen, { token: TESTING })).toMatchObject({ status: 404 })
      })
    })

    describe('update', () => {
      it('changes what is given and clears by null', async () => {
        const { body } = await app.call('GET', { user_group_id: 'u', name: 'U', properties: { a: 1 } })
        const updated = await app.call('PUT', { user_group_id: 'u', name: 'V' })
        expect(updated.body).toEqual({
          success: 1,
          user_group: { ...body.user_group, name: 'V', properties: { a: 1 }, api_environment_tag: 'Customer' },
        })
        const cleared = await app.call('PUT', { user_group_id: 'u', properties: null })
        expect(cleared.body.user_group).toMatchObject({ name: 'V', properties: null })
      })

      it('never makes a group', async () => {
        expect(await app.call('PUT', { user_group_id: 'nobody' })).toMatchObject({
          status: 404,
          body: { success: 0, error: { code: 'user_group_not_found' } },
        })
      })
    })

    describe('rotate', () => {
      it('gives a new token; the old one is dead', async () => {
        const { body } = await app.call('GET', { user_group_id: 'r' })
        const old = body.user_group.token
        const rotated = await app.call('POST', { current_token: old })
        expect(rotated.body.user_group).toEqual({
          team_id: body.user_group.team_id,
          token: expect.not.stringMatching(old),
          name: 'r',
          provided_id: 'r',
          api_environment_tag: 'Customer',
        })
        expect(await app.call('POST', { current_token: old })).toMatchObject({
          status: 404,
          body: { error: { code: 'unknown_current_token' } },
        })
        const now = await app.call('GET', { user_group_id: 'r' })
        expect(now.body.user_group.token).toBe(rotated.body.user_group.token)
      })

      it('refuses the body of a get that a client turned into POST', async () => {
        expect(await app.call('POST', { user_group_id: 'r', name: 'R' })).toMatchObject({
          status: 422,
          body: { error: { code: 'validation_failed' } },
        })
      })

      it('has one winner among a hundred', async () => {
        const { body } = await app.call('GET', { user_group_id: 'race' })
        const answers = await Promise.all(
          Array.from({ length: 100 }, () => app.call('POST', { current_token: body.user_group.token })),
        )
        const winners = answers.filter(({ status }) => status === 200)
        expect(winners).toHaveLength(1)
        expect(answers.filter(({ status }) => status === 404)).toHaveLength(99)
        const now = await app.call('GET', { user_group_id: 'race' })
        expect(now.body.user_group.token).toBe(winners[0]?.body.user_group.token)
      })
    })

    describe('delete', () => {
      it('deletes by id, by token, and by both', async () => {
        for (const by of [['user_group_id'], ['current_token'], ['user_group_id', 'current_token']]) {
          const { body } = await app.call('GET', { user_group_id: 'd' })
          const all: Record<string, string> = { user_group_id: 'd', current_token: body.user_group.token }
          const given = Object.fromEntries(by.map((key) => [key, all[key]]))
          expect(await app.call('DELETE', given)).toMatchObject({ status: 200, body: { success: 1 } })
          expect(await app.call('DELETE', { user_group_id: 'd' })).toMatchObject({ status: 404 })
        }
      })

      it('deletes a group by its id though its token is rotated meanwhile', async () => {
        const { body } = await app.call('GET', { user_group_id: 'moving' })
        let token: string = body.user_group.token
        let rotations = 3
        const rotating = await openTestApp({
          store: {
            ...store,
            async delete(...identity) {
              if (rotations-- > 0) {
                token = (await app.call('POST', { current_token: token })).body.user_group.token
              }
              return store.delete(...identity)
            },
          },
        })
        expect(await rotating.call('DELETE', { user_group_id: 'moving' })).toMatchObject({ status: 200 })
        expect(await app.call('GET', { user_group_id: 'moving' })).toMatchObject({ body: { new_user_group: true } })
        await rotating.close()
      })

      it('does not delete by a token that is rotated meanwhile', async () => {
        const { body } = await app.call('GET', { user_group_id: 'kept' })
        const given = { current_token: body.user_group.token }
        const rotating = await openTestApp({
          store: {
            ...store,
            async delete(...identity) {
              await app.call('POST', given)
              return store.delete(...identity)
            },
          },
        })
        expect(await rotating.call('DELETE', given)).toMatchObject({
          status: 404,
          body: { error: { code: 'unknown_current_token' } },
        })
        expect(await app.call('GET', { user_group_id: 'kept' })).toMatchObject({ body: { new_user_group: false } })
        await rotating.close()
      })

      it('never gives a number or token again', async () => {
        const first = await app.call('GET', { user_group_id: 'again' })
        await app.call('DELETE', { user_group_id: 'again' })
        const second = await app.call('GET', { user_group_id: 'again' })
        expect(second.body.new_user_group).toBe(true)
        expect(second.body.user_group.team_id).toBeGreaterThan(first.body.user_group.team_id)
        expect(second.body.user_group.token).not.toBe(first.body.user_group.token)
      })

      it('refuses identities of different groups', async () => {
        const { body } = await app.call('GET', { user_group_id: 'one', mapping: { db: 'x' } })
        await app.call('GET', { user_group_id: 'two' })
        const mismatch = { status: 409, body: { error: { code: 'identity_mismatch' } } }
        expect(await app.call('DELETE', { user_group_id: 'two', current_token: body.user_group.token })).toMatchObject(
          mismatch,
        )
        expect(await app.call('DELETE', { user_group_id: 'one', data_source_provided_id: 'y' })).toMatchObject(mismatch)
        expect(await app.call('DELETE', { user_group_id: 'one', data_source_provided_id: 'x' })).toMatchObject({
          status: 200,
        })
        expect(await app.call('DELETE', { data_source_provided_id: 'x' })).toMatchObject({ status: 422 })
      })
    })

    describe('what is refused', () => {
      it.each<[string, string | undefined, number, string]>([
        ['no body', undefined, 400, 'missing_body'],
        ['no JSON', '{', 400, 'invalid_json'],
        ['a byte order mark', '\u{FEFF}{}', 400, 'invalid_encoding'],
        ['a key twice', '{"user_group_id":"a","user_group_id":"b"}', 400, 'duplicate_key'],
        ['__proto__', '{"properties":{"__proto__":{}}}', 400, 'forbidden_key'],
        ['__proto__, escaped', '{"properties":{"\\u005f_proto__":{}}}', 400, 'forbidden_key'],
        ['a number too large', '{"properties":{"n":1e400}}', 400, 'number_out_of_range'],
        ['a whole number too long', '{"properties":{"n":9007199254740993}}', 400, 'number_out_of_range'],
        ['a key twice, far from its colon', `{"a":1,"a"${' '.repeat(50)}:2}`, 400, 'duplicate_key'],
        ['__proto__, far from its colon', `{"properties":{"__proto__"${'\n'.repeat(50)}:{}}}`, 400, 'forbidden_key'],
        ['a number too large after many digits', `{"n":1.${'0'.repeat(500)}e400}`, 400, 'number_out_of_range'],
        ['half a surrogate pair', '{"user_group_id":"\\ud800"}', 400, 'invalid_string'],
        ['a hundred thousand brackets', '['.repeat(100_000), 400, 'too_deep'],
        ['NUL', '{"user_group_id":"a\\u0000b"}', 422, 'validation_failed'],
        ['a number for an id', '{"user_group_id":1}', 422, 'validation_failed'],
        ['an unknown key', '{"user_group_id":"a","id":1}', 422, 'validation_failed'],
        ['an id of 257 characters', `{"user_group_id":"${'x'.repeat(257)}"}`, 422, 'validation_failed'],
        [
          'properties of 64 KiB in fewer letters',
          `{"user_group_id":"a","properties":{"p":"${'🌱'.repeat(17_000)}"}}`,
          422,
          'validation_failed',
        ],
        ['an empty id', '{"user_group_id":""}', 422, 'validation_failed'],
      ])('%s', async (_name, body, status, code) => {
        const answer = await app.call('GET', body)
        expect(answer).toMatchObject({ status, body: { success: 0, error: { code }, request_id: expect.any(String) } })
        expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
      })

      it('takes an id of 256 characters, however many units they are', async () => {
        const id = '🌱'.repeat(256)
        expect(await app.call('GET', { user_group_id: id })).toMatchObject({
          status: 200,
          body: { user_group: { provided_id: id } },
        })
      })

      it('names fifty faults of a body that has thousands, and no endless keys', async () => {
        const mapping = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]))
        const answer = await app.call('GET', { user_group_id: 'a', mapping })
        expect(answer).toMatchObject({
          status: 422,
          body: { error: { message: expect.stringMatching(/50 of 5\d{3}/) } },
        })
        expect(answer.body.error.details).toHaveLength(50)
        const long = await app.call('GET', { user_group_id: 'a', mapping: { ['x'.repeat(100_000)]: 'y' } })
        expect([long.status, JSON.stringify(long.body).length < 2000]).toEqual([422, true])
      })

      it('takes a fraction of any length for the double it is next to', async () => {
        const body = `{"user_group_id":"fraction","properties":{"n":0.${'3'.repeat(500)}}}`
        expect(await app.call('GET', body)).toMatchObject({
          status: 200,
          body: { user_group: { properties: { n: 1 / 3 } } },
        })
      })

      it.each([
        ['no header', {}, 401],
        ['another scheme', { authorization: `Bearer ${CUSTOMER}` }, 401],
        ['an unknown token', { authorization: 'Token x' }, 401],
      ])('%s', async (_name, headers, status) => {
        const answer = await app.call('GET', { user_group_id: 'a' }, { headers: { authorization: '', ...headers } })
        expect(answer).toMatchObject({ status, body: { success: 0, error: { code: 'unauthorized' } } })
        expect(answer.headers['www-authenticate']).toBe('Token')
      })

      it.each([
        ['PATCH', '/api/user', 405, 'method_not_allowed'],
        ['TRACE', '/api/user', 405, 'method_not_allowed'],
        ['GET', '/other', 404, 'not_found'],
      ])('%s %s', async (method, path, status, code) => {
        expect(await app.call(method, undefined, { path })).toMatchObject({
          status,
          body: { success: 0, error: { code } },
        })
      })

      it.each([
        ['PATCH', '/api/user', 405],
        ['POST', '/other', 404],
        ['OPTIONS', '/api/user', 200],
      ])('%s %s, whatever its body', async (method, path, status) => {
        for (const body of ['{', 'x'.repeat(2_000_000)]) {
          expect(await app.call(method, body, { path })).toMatchObject({
            status,
            body: { success: Number(status === 200) },
          })
        }
        const headers = { 'content-type': 'what/is; this' }
        expect(await app.call(method, '{}', { path, headers })).toMatchObject({ status })
      })

      it('a body too large, and goes on with the same connection or a new one', async () => {
        const body = { user_group_id: 'big', properties: { text: 'x'.repeat(300_000) } }
        expect(await app.call('GET', body)).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } })
        expect(await app.call('GET', { user_group_id: 'big' })).toMatchObject({ status: 200 })
      })

      it.each([
        ['text/plain', {}, 'unsupported_media_type'],
        ['application/json; charset=latin1', {}, 'unsupported_media_type'],
        ['application/json', { 'content-encoding': 'gzip' }, 'unsupported_content_encoding'],
      ])('%s %j', async (type, headers, code) => {
        const answer = await app.call('GET', { user_group_id: 'a' }, { headers: { 'content-type': type, ...headers } })
        expect(answer).toMatchObject({ status: 415, body: { success: 0, error: { code } } })
      })
    })

    describe('what stands beside', () => {
      it.each(['/healthz', '/readyz'])('%s', async (path) => {
        expect(await app.call('GET', undefined, { path })).toMatchObject({ status: 200, body: { success: 1 } })
      })

      it('OPTIONS names the methods', async () => {
        const { status, headers, body } = await app.call('OPTIONS')
        expect([status, headers.allow, body]).toEqual([200, 'GET, PUT, POST, DELETE, OPTIONS', { success: 1 }])
      })

      it('200 parallel requests make one group', async () => {
        const answers = await Promise.all(
          Array.from({ length: 200 }, () => app.call('GET', { user_group_id: 'parallel' })),
        )
        expect(answers.filter(({ body }) => body.new_user_group)).toHaveLength(1)
        expect(new Set(answers.map(({ body }) => body.user_group.token)).size).toBe(1)
      })
    })
  })
})
