import { expect, it } from 'vitest'
import { parseOrigin } from './allowed-origins.ts'

it.each([
  ['https://cdn.example.com', 'https://cdn.example.com'],
  ['HTTPS://CDN.example.com/', 'https://cdn.example.com'],
  ['https://*.example.com:8443', 'https://*.example.com:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('parses the origin %s', (text, origin) => {
  expect(parseOrigin(text)).toBe(origin)
})

it.each([
  '',
  '*',
  'https://',
  'https://*',
  'example.com',
  'https://a.test/path',
  "https://a.test; script-src 'unsafe-inline'",
  "https://a.test 'unsafe-eval'",
  'https://a.test,b.test',
  'data:',
  'javascript:alert(1)',
])('rejects %s, which is not an origin', (text) => {
  expect(parseOrigin(text)).toBeUndefined()
})
