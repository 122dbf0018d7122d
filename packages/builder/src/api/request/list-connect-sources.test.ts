import { describe, expect, it } from 'vitest'
import { listConnectSources } from './list-connect-sources.ts'

describe('listConnectSources', () => {
  it.each<[string, string[]]>([
    ['https://api.example.com/v1', ['https://api.example.com']],
    ['HTTP://Localhost:8080', ['http://localhost:8080']],
    ['https://{region}.example.com/v1', ['https://*.example.com']],
    ['https://api-{region}.eu.example.com', ['https://*.eu.example.com']],
    ['https://{host}', ['https:']],
    ['https://example.{tld}/v1', ['https:']],
    ['https://{host}:8443/x', ['https:']],
    ['http://example.com:{port}', ['http://example.com:*']],
    ['{scheme}://example.com', ['https://example.com', 'http://example.com']],
    ['{base_url}/api', ['https:', 'http:']],
    ['http://[::1]:3000', ['http://[::1]:3000']],
    ['https://user:secret@example.com', ['https://example.com']],
    ['/v1', []],
    ['', []],
    ['wss://example.com', []],
    ["https://example.com;script-src'none'", []],
    ['https://a b', []],
    ['https://*', []],
  ])('lists the sources of %j', (url, sources) => {
    expect(listConnectSources([{ url, variables: [] }])).toEqual(sources)
  })

  it('lists each source once', () => {
    const servers = ['https://a.b/v1', 'https://a.b/v2'].map((url) => ({ url, variables: [] }))
    expect(listConnectSources(servers)).toEqual(['https://a.b'])
  })
})
