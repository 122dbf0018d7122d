import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserGroupStore } from '../src/core/index.ts'
import { CUSTOMER, openTestApp, type TestApp } from './open-test-app.ts'
import { STORES, type TestStores } from './test-stores.ts'

let app: TestApp

describe.each(STORES)('on %s', (_name, { start, missing }) => {
  let stores: TestStores
  let store: UserGroupStore
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
  describe.skipIf(missing !== undefined)(missing ?? 'the service', () => {
    describe('invalid requests', () => {
      it.each<[string, string | undefined, number, string]>([
        ['a missing body', undefined, 400, 'missing_body'],
        ['invalid JSON', '{', 400, 'invalid_json'],
        ['a byte order mark', '\u{FEFF}{}', 400, 'invalid_encoding'],
        ['a duplicate key', '{"user_group_id":"a","user_group_id":"b"}', 400, 'duplicate_key'],
        ['the key __proto__', '{"properties":{"__proto__":{}}}', 400, 'forbidden_key'],
        ['an escaped key __proto__', '{"properties":{"\\u005f_proto__":{}}}', 400, 'forbidden_key'],
        ['a number that is too large', '{"properties":{"n":1e400}}', 400, 'number_out_of_range'],
        ['an integer with too many digits', '{"properties":{"n":9007199254740993}}', 400, 'number_out_of_range'],
        ['a duplicate key far from its colon', `{"a":1,"a"${' '.repeat(50)}:2}`, 400, 'duplicate_key'],
        [
          'the key __proto__ far from its colon',
          `{"properties":{"__proto__"${'\n'.repeat(50)}:{}}}`,
          400,
          'forbidden_key',
        ],
        ['a number with many digits that is too large', `{"n":1.${'0'.repeat(500)}e400}`, 400, 'number_out_of_range'],
        ['half a surrogate pair', '{"user_group_id":"\\ud800"}', 400, 'invalid_string'],
        ['a hundred thousand brackets', '['.repeat(100_000), 400, 'too_deep'],
        ['an id with NUL', '{"user_group_id":"a\\u0000b"}', 422, 'validation_failed'],
        ['a number for an id', '{"user_group_id":1}', 422, 'validation_failed'],
        ['an unknown key', '{"user_group_id":"a","id":1}', 422, 'validation_failed'],
        ['an id of 257 characters', `{"user_group_id":"${'x'.repeat(257)}"}`, 422, 'validation_failed'],
        [
          'properties of more than 64 KiB in fewer characters',
          `{"user_group_id":"a","properties":{"p":"${'🌱'.repeat(17_000)}"}}`,
          422,
          'validation_failed',
        ],
        ['an empty id', '{"user_group_id":""}', 422, 'validation_failed'],
      ])('rejects %s', async (_name, body, status, code) => {
        const response = await app.call('GET', body)
        expect(response).toMatchObject({
          status,
          body: { success: 0, error: { code }, request_id: expect.any(String) },
        })
        expect(response.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
      })

      it('accepts an id of 256 characters, however many UTF-16 units they need', async () => {
        const id = '🌱'.repeat(256)
        expect(await app.call('GET', { user_group_id: id })).toMatchObject({
          status: 200,
          body: { user_group: { provided_id: id } },
        })
      })

      it('lists 50 errors of a body with thousands, and truncates long keys', async () => {
        const mapping = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]))
        const response = await app.call('GET', { user_group_id: 'a', mapping })
        expect(response).toMatchObject({
          status: 422,
          body: { error: { message: expect.stringMatching(/50 of 5\d{3}/) } },
        })
        expect(response.body.error.details).toHaveLength(50)
        const long = await app.call('GET', { user_group_id: 'a', mapping: { ['x'.repeat(100_000)]: 'y' } })
        expect([long.status, JSON.stringify(long.body).length < 2000]).toEqual([422, true])
      })

      it('describes each error in its own words', async () => {
        const mapping = { db: 5, ['x'.repeat(257)]: 'y' }
        const { body } = await app.call('GET', { name: '', mapping, properties: [], extra: 1 })
        const length = '1 to 256 characters and no NUL'
        expect(body.error.details).toEqual([
          { path: 'user_group_id', message: 'is required' },
          { path: 'name', message: `must have ${length}` },
          { path: 'mapping.db', message: 'must be a string' },
          { path: `mapping.${'x'.repeat(257)}`, message: `has a key that must have ${length}` },
          { path: 'properties', message: 'must be an object' },
          { path: '', message: 'has an unknown field: "extra"' },
        ])
      })

      it('rounds a fraction of any length to the nearest double', async () => {
        const body = `{"user_group_id":"fraction","properties":{"n":0.${'3'.repeat(500)}}}`
        expect(await app.call('GET', body)).toMatchObject({
          status: 200,
          body: { user_group: { properties: { n: 1 / 3 } } },
        })
      })

      it.each(['Token', 'token', 'TOKEN', 'tOkEn'])('accepts the scheme "%s"', async (scheme) => {
        const headers = { authorization: `${scheme} ${CUSTOMER}` }
        expect(await app.call('GET', { user_group_id: 'a' }, { headers })).toMatchObject({ status: 200 })
      })

      it.each([
        ['no header', {}],
        ['another scheme', { authorization: `Bearer ${CUSTOMER}` }],
        ['an unknown token', { authorization: 'Token x' }],
        ['a token in another case', { authorization: `Token ${CUSTOMER.toUpperCase()}` }],
      ])('requires authentication: %s', async (_name, headers) => {
        const response = await app.call('GET', { user_group_id: 'a' }, { headers: { authorization: '', ...headers } })
        expect(response).toMatchObject({ status: 401, body: { success: 0, error: { code: 'unauthorized' } } })
        expect(response.headers['www-authenticate']).toBe('Token')
      })

      it.each([
        ['PATCH', '/api/user', 405, 'method_not_allowed'],
        ['TRACE', '/api/user', 405, 'method_not_allowed'],
        ['GET', '/other', 404, 'not_found'],
      ])('responds to %s %s with %i', async (method, path, status, code) => {
        expect(await app.call(method, undefined, { path })).toMatchObject({
          status,
          body: { success: 0, error: { code } },
        })
      })

      it.each([
        ['PATCH', '/api/user', 405],
        ['POST', '/other', 404],
        ['OPTIONS', '/api/user', 200],
      ])('responds to %s %s with %i, whatever the body is', async (method, path, status) => {
        for (const body of ['{', 'x'.repeat(2_000_000)]) {
          expect(await app.call(method, body, { path })).toMatchObject({
            status,
            body: { success: Number(status === 200) },
          })
        }
        const headers = { 'content-type': 'what/is; this' }
        expect(await app.call(method, '{}', { path, headers })).toMatchObject({ status })
      })

      it('rejects a body that is too large and accepts the next request', async () => {
        const body = { user_group_id: 'big', properties: { text: 'x'.repeat(300_000) } }
        expect(await app.call('GET', body)).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } })
        expect(await app.call('GET', { user_group_id: 'big' })).toMatchObject({ status: 200 })
      })

      it.each([
        ['text/plain', {}, 'unsupported_media_type'],
        ['application/json; charset=latin1', {}, 'unsupported_media_type'],
        ['application/json', { 'content-encoding': 'gzip' }, 'unsupported_content_encoding'],
      ])('rejects the content type %s with the headers %j', async (type, headers, code) => {
        const response = await app.call(
          'GET',
          { user_group_id: 'a' },
          { headers: { 'content-type': type, ...headers } },
        )
        expect(response).toMatchObject({ status: 415, body: { success: 0, error: { code } } })
      })
    })
  })
})
