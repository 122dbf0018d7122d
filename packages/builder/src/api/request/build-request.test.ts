import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildRequest } from './build-request.ts'
import { FileValue } from './file-value.ts'
import type { PlaygroundModel, PlaygroundParameter } from './playground-model.ts'
import type { RequestValues } from './request-values.ts'

function parameter(
  name: string,
  place: PlaygroundParameter['place'],
  style: string,
  explode: boolean,
): PlaygroundParameter {
  return { name, place, style, explode, isRequired: false, schema: { types: [] } }
}

function build(
  parameters: PlaygroundParameter[],
  values: Record<string, unknown>,
  changes: Partial<PlaygroundModel> = {},
  body?: unknown,
) {
  const model: PlaygroundModel = {
    method: 'GET',
    path: '/users/{id}',
    servers: [{ url: 'https://{region}.a.example/v1/', variables: [{ name: 'region', default: 'eu' }] }],
    security: [],
    parameters,
    languages: [],
    ...changes,
  }
  const filled: RequestValues = {
    server: 0,
    variables: {},
    security: 0,
    credentials: {},
    parameters: values,
    content: 0,
    body,
  }
  return buildRequest(model, filled)
}

describe('buildRequest: the URL', () => {
  // The table of OpenAPI 3.1, section 4.8.12.4.
  it.each<[string, boolean, unknown, string]>([
    ['form', true, ['blue', 'black'], '?color=blue&color=black'],
    ['form', false, ['blue', 'black'], '?color=blue%2Cblack'],
    ['form', true, { R: 100, G: 200 }, '?R=100&G=200'],
    ['form', false, { R: 100, G: 200 }, '?color=R%2C100%2CG%2C200'],
    ['spaceDelimited', false, ['blue', 'black'], '?color=blue%20black'],
    ['pipeDelimited', false, ['blue', 'black'], '?color=blue%7Cblack'],
    ['deepObject', true, { R: 100, G: 200 }, '?color%5BR%5D=100&color%5BG%5D=200'],
    ['form', true, false, '?color=false'],
    ['form', true, '', ''],
  ])('serializes style %s, explode %s, value %j in the query', (style, explode, value, query) => {
    const { url } = build([parameter('color', 'query', style, explode)], { 'query.color': value })
    expect(url).toBe(`https://eu.a.example/v1/users/{id}${query}`)
  })

  it.each<[string, boolean, unknown, string]>([
    ['simple', false, 'a/b', 'a%2Fb'],
    ['simple', false, ['blue', 'black'], 'blue,black'],
    ['simple', true, { R: 100 }, 'R=100'],
    ['label', false, ['blue', 'black'], '.blue,black'],
    ['label', true, ['blue', 'black'], '.blue.black'],
    ['matrix', false, 'blue', ';id=blue'],
    ['matrix', true, ['blue', 'black'], ';id=blue;id=black'],
    ['matrix', true, { R: 100 }, ';R=100'],
  ])('serializes style %s, explode %s, value %j in the path', (style, explode, value, segment) => {
    const { url } = build([parameter('id', 'path', style, explode)], { 'path.id': value })
    expect(url).toBe(`https://eu.a.example/v1/users/${segment}`)
  })

  it('encodes any text so that it can be decoded again', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 })
    const parameters = [parameter('id', 'path', 'simple', false), parameter('q', 'query', 'form', true)]
    fc.assert(
      fc.property(text, text, (id, q) => {
        const url = new URL(build(parameters, { 'path.id': `x${id}`, 'query.q': q }).url)
        expect(url.origin).toBe('https://eu.a.example')
        expect(url.searchParams.get('q')).toBe(q.replace(/\p{Surrogate}/gu, '\u{FFFD}'))
      }),
    )
  })

  it('replaces half of a surrogate pair', () => {
    const { url } = build([parameter('q', 'query', 'form', true)], { 'query.q': 'a\ud800' })
    expect(new URL(url).searchParams.get('q')).toBe('a\u{FFFD}')
  })
})

describe('buildRequest: the body', () => {
  const file = new FileValue('a.png', new Blob(['1']))
  const other = new FileValue('a.png', new Blob(['2']))

  function buildBody(mediaType: string, body: unknown) {
    return build([], {}, { body: { isRequired: true, contents: [{ mediaType }] } }, body).body
  }

  it.each<[string, unknown, unknown]>([
    ['application/json; charset=utf-8', { file: 'hello' }, { kind: 'json', value: { file: 'hello' } }],
    ['application/json', { a: [file] }, { kind: 'json', value: { a: ['a.png'] } }],
    ['application/json', file, { kind: 'json', value: 'a.png' }],
    ['application/x-ndjson', [{ a: 1 }, { a: 2 }], { kind: 'text', text: '{"a":1}\n{"a":2}' }],
    ['application/x-ndjson', '{}', { kind: 'text', text: '{}' }],
    ['application/x-www-form-urlencoded', { file: 'x' }, { kind: 'form', fields: [['file', 'x']] }],
    ['application/x-www-form-urlencoded', { a: file }, { kind: 'form', fields: [['a', 'a.png']] }],
    ['application/octet-stream', file, { kind: 'file', name: 'a.png', content: file.content }],
    ['application/octet-stream', { file: 'x' }, { kind: 'text', text: '{"file":"x"}' }],
    ['multipart/form-data', { file: 'x' }, { kind: 'multipart', parts: [{ name: 'file', value: 'x' }] }],
  ])('builds %s from %j', (mediaType, body, built) => {
    expect(buildBody(mediaType, body)).toEqual(built)
  })

  it('sends two files with the same name', () => {
    const parts = [
      { name: 'one', file: 'a.png', content: file.content },
      { name: 'two', file: 'a.png', content: other.content },
    ]
    expect(buildBody('multipart/form-data', { one: file, two: other })).toEqual({ kind: 'multipart', parts })
  })
})
