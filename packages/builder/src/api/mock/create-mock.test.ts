import { describe, expect, it } from 'vitest'
import type { MockRequest } from '../model/mock.ts'
import { parseTestSpec } from '../spec/testing/parse-test-spec.ts'
import { createMock } from './create-mock.ts'
import { createTestSpec } from './testing/create-test-spec.ts'

const mock = createMock([createTestSpec()])
const KEY = { authorization: 'Bearer abc' }

function ask(method: string, url: string, more: Partial<MockRequest> = {}) {
  const { status, headers, body, operation } = mock({ method, url, headers: {}, body: '', ...more })
  const isJson = headers['Content-Type'] === 'application/json' && body !== ''
  return { status, headers, body: isJson ? (JSON.parse(body) as Record<string, unknown>) : body, operation }
}

describe('createMock', () => {
  it('answers with the example of the first success', () => {
    expect(ask('GET', '/users?limit=1')).toMatchObject({
      status: 200,
      headers: { 'Content-Type': 'application/json', 'X-Rate-Limit': '60', 'Access-Control-Allow-Origin': '*' },
      body: [{ id: 1, name: 'Ada' }],
      operation: 'GET /users',
    })
  })

  it('makes an answer of the schema where there is no example, always the same', () => {
    const first = ask('GET', '/users/7')
    expect(first).toMatchObject({ status: 200, body: { id: 0, name: 'string' } })
    expect(ask('GET', '/users/7')).toEqual(first)
  })

  it('takes the path without parameters first, and the path of a server away', () => {
    expect(ask('GET', '/users/me').operation).toBe('GET /users/me')
    expect(ask('GET', '/api/v1/users/7/').operation).toBe('GET /users/{id}')
  })

  it.each([
    ['code=404', 404, { error: 'gone' }],
    ['code=422', 422, { error: 'default' }],
    ['example=many', 200, [{ id: 1 }, { id: 2 }]],
    ['example=none, code=200', 200, []],
    ['respond-async', 200, [{ id: 1, name: 'Ada' }]],
  ])('is asked by "Prefer: %s"', (prefer, status, body) => {
    expect(ask('GET', '/users?limit=1', { headers: { prefer } })).toMatchObject({ status, body })
  })

  it('says what there is when something else is asked for', () => {
    expect(ask('GET', '/users?limit=1', { headers: { prefer: 'example=other' } })).toMatchObject({
      status: 400,
      body: { described: ['one', 'many', 'none'] },
    })
    expect(ask('DELETE', '/users/7', { headers: { ...KEY, prefer: 'code=500' } })).toMatchObject({
      status: 400,
      body: { described: ['204'] },
    })
  })

  it('demands authorization, parameters, and members of the body', () => {
    expect(ask('GET', '/users')).toMatchObject({
      status: 400,
      body: { problems: [{ in: 'query', name: 'limit', message: 'The parameter "limit" is required.' }] },
    })
    expect(ask('POST', '/users')).toMatchObject({ status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
    expect(ask('POST', '/users', { headers: KEY })).toMatchObject({
      status: 400,
      body: { problems: [{ in: 'body', name: '', message: 'A body is required.' }] },
    })
    expect(ask('POST', '/users', { headers: KEY, body: '{"address":{},"tags":[{}]}' }).body).toMatchObject({
      problems: [{ name: 'name' }, { name: 'address.city' }, { name: 'tags[0].label' }],
    })
    expect(ask('POST', '/users', { headers: KEY, body: '{' })).toMatchObject({ status: 400 })
    expect(ask('POST', '/users', { headers: { 'x-key': 'abc' }, body: '{"name":"Ada"}' })).toMatchObject({
      status: 201,
    })
  })

  it('looks into a body of JSON, whatever parameters its media type has', () => {
    const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
    const content = { 'application/json; charset=utf-8': { schema } }
    const noted = createMock([parseTestSpec({ paths: { '/notes': { post: { requestBody: { content } } } } })])
    const headers = { 'content-type': 'application/json' }
    expect(noted({ method: 'POST', url: '/notes', headers, body: '{}' })).toMatchObject({ status: 400 })
    expect(noted({ method: 'POST', url: '/notes', headers, body: '{"name":"a"}' })).toMatchObject({ status: 200 })
  })

  it('answers without a body where there is none', () => {
    expect(ask('DELETE', '/users/7', { headers: KEY })).toMatchObject({ status: 204, body: '' })
    expect(ask('HEAD', '/users?limit=1')).toMatchObject({ status: 200, body: '', operation: 'GET /users' })
  })

  it('chooses the media type that is accepted', () => {
    expect(ask('GET', '/users/me', { headers: { accept: 'text/*' } })).toMatchObject({
      headers: { 'Content-Type': 'text/event-stream' },
      body: 'data: {"id":1}\n\n',
    })
    expect(ask('GET', '/users/me')).toMatchObject({ body: { id: 1 } })
  })

  it('lets browsers ask from any page', () => {
    const headers = {
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    }
    expect(ask('OPTIONS', '/users/7', { headers })).toMatchObject({
      status: 204,
      headers: { 'Access-Control-Allow-Headers': 'authorization,content-type' },
    })
    expect(ask('OPTIONS', '/users/7')).toMatchObject({ status: 204, headers: { Allow: 'GET, DELETE, OPTIONS' } })
  })

  it('names the nearest operations when there is none', () => {
    expect(ask('GET', '/user/me')).toMatchObject({ status: 404, body: { nearest: ['GET /users/me', 'GET /users'] } })
    expect(ask('PUT', '/users')).toMatchObject({ status: 405, body: { nearest: ['GET /users', 'POST /users'] } })
    expect(ask('GET', '/%E0%A4%A')).toMatchObject({ status: 404 })
  })

  // The other forms of a request's target (RFC 9112, section 3.2), which servers hand on as they are.
  it.each([
    ['OPTIONS', '*'],
    ['GET', 'http://other.example/users'],
    ['CONNECT', 'other.example:443'],
    ['GET', ''],
  ])('knows no operation for %s %j', (method, url) => {
    expect(ask(method, url)).toMatchObject({ status: 404 })
  })
})
