import { expect, it } from 'vitest'
import type { ApiServer } from '../model/server.ts'
import type { PlaygroundModel } from '../request/playground-model.ts'
import { renderApiOrigins, toApiOrigins } from './to-api-origins.ts'

const listOf = (...servers: ApiServer[]) => toApiOrigins({ servers } as unknown as PlaygroundModel)
const server = (url: string, values: Record<string, string[]> = {}): ApiServer => ({
  url,
  variables: Object.entries(values).map(([name, [first = '', ...others]]) => ({
    name,
    default: first,
    values: others,
  })),
})

it.each([
  [server('https://api.example.com/v1'), ['https://api.example.com']],
  [server('HTTP://Localhost:4600'), ['http://localhost:4600']],
  [server('https://api.example.com:443'), ['https://api.example.com']],
  [
    server('https://{region}.example.com/{v}', { region: ['eu', 'us'], v: ['1', '2'] }),
    ['https://eu.example.com', 'https://us.example.com'],
  ],
  [
    server('http://{host}:{port}', { host: ['a', 'b'], port: ['1', '2'] }),
    ['http://a:1', 'http://a:2', 'http://b:1', 'http://b:2'],
  ],
  [server('https://{tenant}.example.com', { tenant: ['acme'] }), ['https://acme.example.com']],
  [server('https://{unknown}.example.com'), []],
  [server('https://{empty}', { empty: [''] }), []],
  [server('https://{tenant}.example.com', { tenant: [''] }), []],
  [server('https://{region}.example.com', { region: ['', 'eu'] }), ['https://eu.example.com']],
  [server('https://{h}/x', { h: ['a.com/../b', 'user@evil.com', 'c.com'] }), ['https://c.com']],
  [server('/v1'), []],
  [server('ftp://a.com'), []],
])('lists the origins of %j', (given, origins) => {
  expect(listOf(given)).toEqual(origins)
})

it('limits how many combinations of values are tried', () => {
  const names = Array.from({ length: 40 }, (_, index) => `v${index}`)
  const many = server(
    `https://${names.map((name) => `{${name}}`).join('')}.com`,
    Object.fromEntries(names.map((name) => [name, ['a', 'b']])),
  )
  expect(listOf(many).length).toBeLessThanOrEqual(500)
})

it('renders each origin once, in order', () => {
  expect(renderApiOrigins([{ apiOrigins: ['http://b', 'http://a'] }, { apiOrigins: ['http://b'] }])).toBe(
    '{\n  "origins": [\n    "http://a",\n    "http://b"\n  ]\n}\n',
  )
  expect(renderApiOrigins([{ apiOrigins: [] }])).toBeUndefined()
})
