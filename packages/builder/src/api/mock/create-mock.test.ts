import { describe, expect, it } from 'vitest'
import { parseTestSpec } from '../spec/testing/parse-test-spec.ts'
import { createMock } from './create-mock.ts'
import type { MockRequest } from './mock.ts'
import { createTestSpec } from './testing/create-test-spec.ts'

const mock = createMock([createTestSpec()])
const KEY = { authorization: 'Bearer abc' }

function send(method: string, url: string, more: Partial<MockRequest> = {}) {
  const { status, headers, body, operation } = mock({ method, url, headers: {}, body: '', ...more })
  const isJson = headers['Content-Type'] === 'application/json' && body !== ''
  return { status, headers, body: isJson ? (JSON.parse(body) as Record<string, unknown>) : body, operation }
}

describe('createMock', () => {
  it('responds with the example of the first success', () => {
    expect(send('GET', '/users?limit=1')).toMatchObject({
      status: 200,
      headers: { 'Content-Type': 'application/json', 'X-Rate-Limit': '60', 'Access-Control-Allow-Origin': '*' },
      body: [{ id: 1, name: 'Ada' }],
      operation: 'GET /users',
    })
  })

  it('generates the same response from the schema when there is no example', () => {
    const first = send('GET', '/users/7')
    expect(first).toMatchObject({ status: 200, body: { id: 0, name: 'string' } })
    expect(send('GET', '/users/7')).toEqual(first)
  })

  it('prefers a path without parameters, and ignores the path of a server', () => {
    expect(send('GET', '/users/me').operation).toBe('GET /users/me')
    expect(send('GET', '/api/v1/users/7/').operation).toBe('GET /users/{id}')
  })

  it.each([
    ['code=404', 404, { error: 'gone' }],
    ['code=422', 422, { error: 'default' }],
    ['example=many', 200, [{ id: 1 }, { id: 2 }]],
    ['example=none, code=200', 200, []],
    ['respond-async', 200, [{ id: 1, name: 'Ada' }]],
  ])('follows "Prefer: %s"', (prefer, status, body) => {
    expect(send('GET', '/users?limit=1', { headers: { prefer } })).toMatchObject({ status, body })
  })

  it('lists what is described when something else is preferred', () => {
    expect(send('GET', '/users?limit=1', { headers: { prefer: 'example=other' } })).toMatchObject({
      status: 400,
      body: { described: ['one', 'many', 'none'] },
    })
    expect(send('DELETE', '/users/7', { headers: { ...KEY, prefer: 'code=500' } })).toMatchObject({
      status: 400,
      body: { described: ['204'] },
    })
  })

  it('requires authorization, parameters, and members of the body', () => {
    expect(send('GET', '/users')).toMatchObject({
      status: 400,
      body: { problems: [{ in: 'query', name: 'limit', message: 'The parameter "limit" is required.' }] },
    })
    expect(send('POST', '/users')).toMatchObject({ status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
    expect(send('POST', '/users', { headers: KEY })).toMatchObject({
      status: 400,
      body: { problems: [{ in: 'body', name: '', message: 'A body is required.' }] },
    })
    expect(send('POST', '/users', { headers: KEY, body: '{"address":{},"tags":[{}]}' }).body).toMatchObject({
      problems: [{ name: 'name' }, { name: 'address.city' }, { name: 'tags[0].label' }],
    })
    expect(send('POST', '/users', { headers: KEY, body: '{' })).toMatchObject({ status: 400 })
    expect(send('POST', '/users', { headers: { 'x-key': 'abc' }, body: '{"name":"Ada"}' })).toMatchObject({
      status: 201,
    })
  })

  it('checks a JSON body whatever parameters its media type has', () => {
    const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
    const content = { 'application/json; charset=utf-8': { schema } }
    const noted = createMock([parseTestSpec({ paths: { '/notes': { post: { requestBody: { content } } } } })])
    const headers = { 'content-type': 'application/json' }
    expect(noted({ method: 'POST', url: '/notes', headers, body: '{}' })).toMatchObject({ status: 400 })
    expect(noted({ method: 'POST', url: '/notes', headers, body: '{"name":"a"}' })).toMatchObject({ status: 200 })
  })

  it('responds without a body to 204 and HEAD', () => {
    expect(send('DELETE', '/users/7', { headers: KEY })).toMatchObject({ status: 204, body: '' })
    expect(send('HEAD', '/users?limit=1')).toMatchObject({ status: 200, body: '', operation: 'GET /users' })
  })

  it('chooses a media type that the client accepts', () => {
    expect(send('GET', '/users/me', { headers: { accept: 'text/*' } })).toMatchObject({
      headers: { 'Content-Type': 'text/event-stream' },
      body: 'data: {"id":1}\n\n',
    })
    expect(send('GET', '/users/me')).toMatchObject({ body: { id: 1 } })
  })

  it('allows browsers to send requests from any page', () => {
    const headers = {
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    }
    expect(send('OPTIONS', '/users/7', { headers })).toMatchObject({
      status: 204,
      headers: { 'Access-Control-Allow-Headers': 'authorization,content-type' },
    })
    expect(send('OPTIONS', '/users/7')).toMatchObject({ status: 204, headers: { Allow: 'GET, DELETE, OPTIONS' } })
  })

  it('suggests the nearest operations when none matches', () => {
    expect(send('GET', '/user/me')).toMatchObject({ status: 404, body: { nearest: ['GET /users/me', 'GET /users'] } })
    expect(send('PUT', '/users')).toMatchObject({ status: 405, body: { nearest: ['GET /users', 'POST /users'] } })
    expect(send('GET', '/%E0%A4%A')).toMatchObject({ status: 404 })
  })

  // The other forms of a request target (RFC 9112, section 3.2), which servers pass on unchanged.
  it.each([
    ['OPTIONS', '*'],
    ['GET', 'http://other.example/users'],
    ['CONNECT', 'other.example:443'],
    ['GET', ''],
  ])('finds no operation for %s %j', (method, url) => {
    expect(send(method, url)).toMatchObject({ status: 404 })
  })
})
